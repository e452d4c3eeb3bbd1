/** Lets the browser answer the visitor and paint before what follows. */
export function yieldToMain(): Promise<void> {
  // Chrome has it from 129 on, Firefox from 142 on, Safari not yet.
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
