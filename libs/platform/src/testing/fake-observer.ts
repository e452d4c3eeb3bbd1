/** Says of all that is observed, at once, that it is near the screen, or that it is not. */
export function fakeObserver(isIntersecting: boolean): void {
  class FakeObserver {
    readonly #tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell;
    }
    observe() {
      const entry = { isIntersecting } as IntersectionObserverEntry;
      this.#tell([entry], this as unknown as IntersectionObserver);
    }
    readonly disconnect = () => undefined;
  }
  Object.assign(window, { IntersectionObserver: FakeObserver });
}
