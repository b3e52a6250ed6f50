import Testing

/// Every test of Commands lies in this suite.
@Suite struct CommandsSuite {}
