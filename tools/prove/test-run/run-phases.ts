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

/** Name of the stack, unique so that it can run beside `npm start` and other test runs. */
const RUN_NAME = `test-${process.pid}`;

/**
 * Runs the chosen phases, even if one fails. If a phase needs the local stack, it starts at once, while the phases that
 * only read files run. The other phases follow one after the other.
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
  // The phases that need the stack report its failure.
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
  // A campaign to one recipient more than the samples needs an approval, which an end-to-end test uses.
  const approvalAbove = sampleRegistrants().filter(({ registrant }) =>
    takesPart(registrant),
  ).length;
  return startLocalStack({ name: RUN_NAME, ports, reporter, signal, approvalAbove });
}

/** Stops the stack. Its folder contains logs, so it is only deleted if all tests passed. */
async function endStack(
  stack: Promise<LocalStack> | undefined,
  outcomes: readonly PhaseOutcome[],
): Promise<void> {
  const startedStack = await stack?.catch(() => undefined);
  await startedStack?.stop();
  const hasFailures = outcomes.some(({ tests }) => countTests(tests).failed > 0);
  if (startedStack && !hasFailures) await rm(runFolder(RUN_NAME).path, { recursive: true });
}
