import { Failure, messageOf } from '@raade/contracts/failure';
import type { Production } from '../wanted/production.ts';
import type { Lack, Step } from '../wanted/step.ts';

/** How the command speaks with whoever has typed it. */
export interface Talk {
  say(line: string): void;
  /** True if it shall be done. */
  agrees(question: string): Promise<boolean>;
}

/** What is made may show what is lacking next, like a first app whose configuration nobody has yet. */
const ROUNDS = 3;

const GO_ON = 'Then run the same command again: it goes on where it stopped.';

/** Mends what each step lacks, in order. What a person has to do comes back. */
export async function runSteps(
  steps: readonly Step[],
  production: Production,
  talk: Talk,
): Promise<readonly Lack[]> {
  const left: Lack[] = [];
  for (const [index, step] of steps.entries()) {
    talk.say(`\n${index + 1}/${steps.length} ${step.title}`);
    const remaining = await explained(step, () => runStep(step, production, talk));
    for (const { says, byHand = '' } of remaining) talk.say(`  ! ${says}: ${byHand}`);
    const blocking = remaining.find(({ blocks }) => blocks);
    if (blocking) throw new Failure(`Do this first: ${blocking.byHand}.\n${GO_ON}`);
    left.push(...remaining);
  }
  return left;
}

async function runStep(step: Step, production: Production, talk: Talk): Promise<readonly Lack[]> {
  for (let round = 1; ; round += 1) {
    const lacks = await step.lacks(production);
    const mendable = lacks.filter(({ mend }) => mend);
    if (mendable.length === 0) {
      if (lacks.length === 0) talk.say('  ✓ as it shall be');
      return lacks;
    }
    if (round > ROUNDS) throw new Failure(`It was put right, and still: ${mendable[0]?.says}.`);
    await mendAll(step, mendable, talk);
  }
}

async function mendAll(step: Step, lacks: readonly Lack[], talk: Talk): Promise<void> {
  talk.say(`  ${step.why}`);
  for (const { says } of lacks) talk.say(`  · ${says}`);
  if (!(await talk.agrees('  Put it right?'))) throw new Failure(`Nothing was done. ${GO_ON}`);
  for (const { says, mend } of lacks) {
    await mend?.();
    talk.say(`  ✓ put right: ${says}`);
  }
}

async function explained<Result>(step: Step, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new Failure(`It stopped at '${step.title}':\n${messageOf(error)}\n${GO_ON}`, {
      cause: error,
    });
  }
}

/** What would be done, and nothing is. */
export async function planSteps(
  steps: readonly Step[],
  production: Production,
  say: (line: string) => void,
): Promise<void> {
  for (const [index, step] of steps.entries()) {
    say(`\n${index + 1}/${steps.length} ${step.title}\n  ${step.why}`);
    const lacks = await explained(step, () => step.lacks(production));
    if (lacks.length === 0) say('  ✓ as it shall be');
    for (const { says, mend, byHand } of lacks) {
      say(mend ? `  · ${says}` : `  ! ${says}; by hand: ${byHand}`);
    }
  }
}
