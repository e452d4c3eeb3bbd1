/**
 * Returns a function that runs `work`, but never twice at once. Calls during a run cause one more run after it. A
 * failed run is logged and does not stop the next run.
 */
export function oneAfterAnother(work: () => Promise<void>): () => void {
  let isBusy = false;
  let isRequested = false;

  async function run(): Promise<void> {
    isBusy = true;
    while (isRequested) {
      isRequested = false;
      await work().catch((error: unknown) => {
        console.error(error);
      });
    }
    isBusy = false;
  }

  return () => {
    isRequested = true;
    if (!isBusy) void run();
  };
}
