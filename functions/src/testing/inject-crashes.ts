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

/** Crashes the call of this number, and no other. */
export function crashAt(call: number): () => void {
  let calls = 0;
  return () => {
    calls += 1;
    if (calls === call) throw new Crashed();
  };
}

interface Steps<Subject> {
  /** Objects and the names of their functions that ask the world. */
  readonly questions: readonly (readonly [target: object, name: string])[];
  readonly begin: () => Promise<Subject>;
  readonly work: (subject: Subject) => Promise<unknown>;
  /** Told of each subject whose work ended early. */
  readonly check: (subject: Subject) => Promise<void>;
}

/**
 * Ends work before and after one of its questions after the other, each time with a subject of its own.
 *
 * @returns how often the work can end early
 */
export async function endAtEachStep<Subject>(steps: Steps<Subject>): Promise<number> {
  for (let step = 1; ; step += 1) {
    const subject = await steps.begin();
    let at = 0;
    const mayCrash = () => {
      at += 1;
      if (at === step) throw new Crashed();
    };
    const restores = steps.questions.map((question) => injectCrashes(mayCrash, ...question));
    await steps.work(subject).catch(() => undefined);
    restores.forEach((restore) => restore());
    if (at < step) return step - 1;
    await steps.check(subject);
  }
}
