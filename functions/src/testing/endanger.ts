/** A function that dies says nothing more; what it had asked for has happened, or has not. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

type Call = (...args: unknown[]) => Promise<unknown>;

/**
 * Lets calls die, before they do anything or once it is done.
 *
 * @param mayDie throws when it is time to
 * @returns makes them safe again
 */
export function endanger(mayDie: () => void, target: object, ...names: string[]): () => void {
  const spare = names.map((name) => {
    const call = Reflect.get(target, name) as Call;
    Reflect.set(target, name, async function (this: unknown, ...args: unknown[]) {
      mayDie();
      const answer = await call.apply(this, args);
      mayDie();
      return answer;
    });
    return () => void Reflect.set(target, name, call);
  });
  return () => spare.forEach((restore) => restore());
}
