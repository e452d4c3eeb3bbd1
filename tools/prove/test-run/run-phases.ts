import { messageOf } from '@raade/contracts/base/failure';
import { rm } from 'node:fs/promises';
import { runFolder } from '@raade/kit/stack/layout.ts';
import { findFreePorts } from '@raade/kit/stack/ports.ts';
import { takesPart } from '@raade/contracts/registrants/registrants';
import { sampleRegistrants } from '@raade/stack/seed/sample-registrants.ts';
import { startLocalStack, type LocalStack } from '@raade/stack/start-local-stack.ts';
import { createProcesses } from '@raade/kit/processes/processes.ts';
import type { Reporter } from '@raade/kit/terminal/reporter.ts';
import type { TestRunOptions } from './options.ts';
import { PHASES, type Phase, type PhaseContext } from './phases.ts';
import { countTests, type PhaseOutcome } from './summary.ts';
import type { TestResult } from './test-result.ts';

/** A run of its own, so that `npm start` and other test runs are not in the way. */
const RUN_NAME = `test-${process.pid}`;

/**
 * Runs the chosen phases; a failed one does not keep the next from running. If one needs the local stack, it starts
 * with the run, beside the phases that read files alone. The others follow one after the other.
 */
export async function runPhases(
  { phases, runnerArgs }: TestRunOptions,
  reporter: Reporter,
  signal: AbortSignal,
): Promise<PhaseOutcome[]> {
  const processes = createProcesses();
  signal.addEventListener('abort', () => void processes.stop(), { once: true });
  const chosen = phases.map((name) => PHASES[name]);
  const outcomes: PhaseOutcome[] = [];
  const stack = chosen.some(({ needsStack }) => needsStack)
    ? startStack(reporter, signal)
    : undefined;
  // The phases that need it tell of a failure.
  stack?.catch(() => undefined);
  const run = async (phase: Phase) => {
    signal.throwIfAborted();
    reporter.heading(phase.title);
    const context = async () => {
      const env = phase.needsStack ? (await stack)?.env : undefined;
      return { processes, runnerArgs, stack: env ?? {} };
    };
    outcomes.push(await runPhase(phase, context));
  };
  try {
    await Promise.all(chosen.filter(({ isBesideBuild }) => isBesideBuild).map(run));
    for (const phase of chosen.filter(({ isBesideBuild }) => !isBesideBuild)) await run(phase);
    return outcomes;
  } finally {
    await processes.stop();
    await endStack(stack, outcomes);
  }
}

async function runPhase(phase: Phase, context: () => Promise<PhaseContext>): Promise<PhaseOutcome> {
  const start = performance.now();
  const tests = await context()
    .then(phase.run)
    .catch((error: unknown): TestResult[] => {
      console.error(messageOf(error));
      return [{ title: `${phase.title} could not run`, passed: false }];
    });
  return { title: phase.title, tests, milliseconds: performance.now() - start };
}

async function startStack(reporter: Reporter, signal: AbortSignal): Promise<LocalStack> {
  const ports = await findFreePorts();
  // One more than the samples is too many to write to alone, for the story of a second member of the staff.
  const approvalAbove = sampleRegistrants().filter(({ registrant }) =>
    takesPart(registrant),
  ).length;
  return startLocalStack({ name: RUN_NAME, ports, reporter, signal, approvalAbove });
}

/** Ends the stack. Its folder holds the logs of its parts: kept if something failed. */
async function endStack(
  stack: Promise<LocalStack> | undefined,
  outcomes: readonly PhaseOutcome[],
): Promise<void> {
  const started = await stack?.catch(() => undefined);
  await started?.stop();
  const failed = outcomes.some(({ tests }) => countTests(tests).failed > 0);
  if (started && !failed) await rm(runFolder(RUN_NAME).path, { recursive: true });
}
