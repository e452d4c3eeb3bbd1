/** A function that crashes says nothing more; what it had asked for has happened, or has not. */
export class Crashed extends Error {
  override readonly name = 'Crashed';
}

type Call = (...args: unknown[]) => Promise<unknown>;

/**
 * Lets calls crash, before they do anything or once it is done.
 *
 * @param mayCrash throws when it is time to
 * @returns makes them safe again
 */
export function injectCrashes(
  mayCrash: () => void,
  target: object,
  ...names: string[]
): () => void {
  const restores = names.map((name) => {
    const call = Reflect.get(target, name) as Call;
    Reflect.set(target, name, async function (this: unknown, ...args: unknown[]) {
      mayCrash();
      const answer = await call.apply(this, args);
      mayCrash();
      return answer;
    });
    return () => void Reflect.set(target, name, call);
  });
  return () => restores.forEach((restore) => restore());
}
