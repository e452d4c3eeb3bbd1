/**
 * Lets the clock of the functions skip ahead, while timers run as ever: what waits for a server goes on waiting as long
 * as it does.
 */
export function skippingClock() {
  jest.useFakeTimers({
    advanceTimers: true,
    doNotFake: [
      ...(['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'queueMicrotask'] as const),
      ...(['clearTimeout', 'clearInterval', 'clearImmediate', 'hrtime', 'performance'] as const),
    ],
  });
  return {
    skip(milliseconds: number): void {
      jest.setSystemTime(Date.now() + milliseconds);
    },
    stop(): void {
      jest.useRealTimers();
    },
  };
}
