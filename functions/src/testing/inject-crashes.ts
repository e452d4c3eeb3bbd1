/** The error of a simulated crash; the last call of the function has been made, or has not. */
export class Crashed extends Error {
  override readonly name = 'Crashed';
}

type Call = (...args: unknown[]) => Promise<unknown>;

/**
 * Lets calls crash, before or after they do their work.
 *
 * @param mayCrash throws if the call must crash
 * @returns restores the calls
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
  /** Objects and the names of their functions that call other services. */
  readonly questions: readonly (readonly [target: object, name: string])[];
  readonly begin: () => Promise<Subject>;
  readonly work: (subject: Subject) => Promise<unknown>;
  /** Called with each subject whose work was ended early. */
  readonly check: (subject: Subject) => Promise<void>;
}

/**
 * Crashes the work before and after each of its calls of other services in turn, each time with a new subject.
 *
 * @returns the number of steps at which the work was crashed
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
