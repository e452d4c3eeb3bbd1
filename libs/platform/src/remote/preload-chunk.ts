/**
 * Loads code before it is needed. A failure dispatches a `preload-error` event on `window`, with the error as `detail`.
 * Unless a listener calls `preventDefault`, the error is thrown. The site itself has no listener: the event is an
 * interface for others, as in Vite (https://vite.dev/guide/build#load-error-handling).
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
