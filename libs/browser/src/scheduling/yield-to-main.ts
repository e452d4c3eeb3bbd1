/** Ends the current task, so that the browser can handle input and paint before the code after `await` continues. */
export function yieldToMain(): Promise<void> {
  // `scheduler.yield` exists since Chrome 129 and Firefox 142; Safari lacks it.
  if ('scheduler' in window && 'yield' in window.scheduler) return window.scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
