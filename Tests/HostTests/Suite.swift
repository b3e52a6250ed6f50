import Testing

/// Every test of Host lies in this suite.
@Suite struct HostSuite {}
