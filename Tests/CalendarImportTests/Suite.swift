import Testing

/// Every test of CalendarImport lies in this suite.
@Suite struct CalendarImportSuite {}
