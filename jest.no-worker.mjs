/** jsdom has no workers. What they do is tested as functions, and in Chromium. */
export default class NoWorker extends EventTarget {
  postMessage() {
    // No worker is there.
  }

  terminate() {
    // No worker was there.
  }
}
