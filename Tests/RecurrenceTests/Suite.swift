import Testing

/// Every test of Recurrence lies in this suite.
@Suite struct RecurrenceSuite {}
