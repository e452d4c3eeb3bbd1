/** jsdom has no workers. What they do is tested as functions, and in Chromium. */
export default class NoWorker extends EventTarget {
  postMessage() {
    // Nobody is there.
  }

  terminate() {
    // Nobody was there.
  }
}
