/**
 * Replaces IntersectionObserver: reports at once that every observed element is near the viewport, or that it is not.
 */
export function fakeObserver(isIntersecting: boolean): void {
  class FakeObserver {
    readonly #callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }
    observe() {
      const entry = { isIntersecting } as IntersectionObserverEntry;
      this.#callback([entry], this as unknown as IntersectionObserver);
    }
    readonly disconnect = () => undefined;
  }
  Object.assign(window, { IntersectionObserver: FakeObserver });
}
