/**
 * Lets tests set the clock of the functions ahead. Timers keep running in real time, so that requests to servers do not
 * time out.
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
