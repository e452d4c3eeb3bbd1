import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mutated } from './mutated.ts';
import type { Mutant } from './mutant.ts';
import { runTests, type Variables } from './test-runner.ts';
import { describeVerdict, verdictOf, type Verdict } from './verdict.ts';

export interface Trial<Tried extends Mutant = Mutant> {
  readonly mutant: Tried;
  readonly line: number;
  readonly verdict: Verdict;
  readonly milliseconds: number;
}

interface Laboratory {
  /** Root of a copy of the workspace: here things get broken. */
  readonly dir: string;
  readonly env: Variables;
  readonly signal: AbortSignal;
}

/** Breaks one thing after the other, and asks the tests; each is mended before the next. */
export async function* tryMutants<Tried extends Mutant>(
  mutants: readonly Tried[],
  laboratory: Laboratory,
): AsyncGenerator<Trial<Tried>> {
  const healthy = new Set<string>();
  for (const mutant of mutants) {
    const start = performance.now();
    const source = await readFile(path.join(laboratory.dir, mutant.file), 'utf8');
    const { line } = mutated(source, mutant);
    const verdict = await verdictOn(mutant, healthy, laboratory);
    yield { mutant, line, verdict, milliseconds: performance.now() - start };
  }
}

/** The test that stands first is asked first, and none after the one that notices. */
async function verdictOn(
  mutant: Mutant,
  healthy: Set<string>,
  laboratory: Laboratory,
): Promise<Verdict> {
  const verdicts: Verdict[] = [];
  for (const test of mutant.tests) {
    const verdict =
      (await illnessOf(test, healthy, laboratory)) ??
      verdictOf(await whileBroken(mutant, laboratory.dir, () => runTests(test, laboratory)));
    if (verdict.status === 'killed') return verdict;
    verdicts.push(verdict);
  }
  return verdicts.find(({ status }) => status !== 'survived') ?? { status: 'survived' };
}

/** A test that fails anyway would seem to notice everything: it is no judge. Undefined if it passes. */
async function illnessOf(
  test: string,
  healthy: Set<string>,
  laboratory: Laboratory,
): Promise<Verdict | undefined> {
  if (healthy.has(test)) return undefined;
  const verdict = verdictOf(await runTests(test, laboratory));
  if (verdict.status !== 'survived') {
    const why = `nothing was changed yet, and ${test} does not pass: ${describeVerdict(verdict)}`;
    return { status: 'broken', why };
  }
  healthy.add(test);
  return undefined;
}

async function whileBroken<Result>(
  mutant: Mutant,
  dir: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const file = path.join(dir, mutant.file);
  const source = await readFile(file, 'utf8');
  await writeFile(file, mutated(source, mutant).source);
  try {
    return await work();
  } finally {
    await writeFile(file, source);
  }
}
