/* global afterEach, jest */
// A test that sets the clock, or stops it, leaves none of that to the next one.
afterEach(() => jest.useRealTimers());
