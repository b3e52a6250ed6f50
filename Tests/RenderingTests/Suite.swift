import Testing

/// Every test of Rendering lies in this suite.
@Suite struct RenderingSuite {}
