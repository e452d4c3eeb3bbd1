/**
 * Loads code before it is needed. A failure raises a `preload-error` event on `window`, with the error as its
 * `detail`. Unless a listener prevents its default, the error is rethrown, as Vite does
 * (https://vite.dev/guide/build#load-error-handling).
 */
export async function preloadChunk<Code>(load: () => Promise<Code>): Promise<Code | undefined> {
  try {
    return await load();
  } catch (error) {
    const event = new CustomEvent('preload-error', { cancelable: true, detail: error });
    const isUnhandled = window.dispatchEvent(event);
    if (isUnhandled) throw error;
    return undefined;
  }
}
