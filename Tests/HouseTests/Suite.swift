import Testing

/// Every test of House lies in this suite.
@Suite struct HouseSuite {}
