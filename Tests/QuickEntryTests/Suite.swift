import Testing

/// Every test of QuickEntry lies in this suite.
@Suite struct QuickEntrySuite {}
