/** The name of the event on `window`; its `detail` is the error. */
export const PRELOAD_ERROR = 'preload-error';

/**
 * Loads code before it is needed. A failure raises a `preload-error` event; unless a listener prevents its
 * default, the error is rethrown, as Vite does (https://vite.dev/guide/build#load-error-handling).
 */
export async function preloadChunk(load: () => Promise<unknown>): Promise<void> {
  try {
    await load();
  } catch (error) {
    const event = new CustomEvent(PRELOAD_ERROR, { cancelable: true, detail: error });
    const isUnhandled = window.dispatchEvent(event);
    if (isUnhandled) throw error;
  }
}
