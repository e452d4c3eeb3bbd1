/**
 * Work that is asked for again and again: never twice at once, and once more after the last time that it was asked for.
 * What fails is told, and does not keep the next from its turn.
 */
export function oneAfterAnother(work: () => Promise<void>): () => void {
  let isBusy = false;
  let isWanted = false;

  async function run(): Promise<void> {
    isBusy = true;
    while (isWanted) {
      isWanted = false;
      await work().catch((error: unknown) => {
        console.error(error);
      });
    }
    isBusy = false;
  }

  return () => {
    isWanted = true;
    if (!isBusy) void run();
  };
}
