import { REMOTES } from '@raade/kit/projects/remotes.ts';
import { committedSteps, describeSteps, requireAllRun, stepsIn } from './report-steps.ts';
import type { StepCoverage } from './runner/coverage.ts';
import { NOT_RUN } from './scenarios/not-run.ts';

const step = (more: Partial<StepCoverage>): StepCoverage => ({
  ...{ place: 'a.yml › job › 1', title: 'npm test', times: 1, failed: 0, seconds: 2, notes: [] },
  reason: undefined,
  ...more,
});

test('every remote’s workflow, and every step of an action of ours, is among those to be run', async () => {
  const places = (await committedSteps()).map(({ place }) => place);
  expect(new Set(places).size).toBe(places.length);
  expect(places).toEqual(
    expect.arrayContaining(REMOTES.map((remote) => `release-${remote}.yml › release`)),
  );
  expect(places).toContain('.github/actions/set-up › 2');
});

test('what no step begins with has no reason not to be run', async () => {
  const places = (await committedSteps()).map(({ place }) => place);
  for (const start of Object.keys(NOT_RUN)) {
    expect(places.filter((place) => place.startsWith(start))).not.toEqual([]);
  }
});

test('a step that nobody runs is an error, unless somebody says why', () => {
  expect(() => requireAllRun([step({}), step({ times: 0, reason: 'quick' })])).not.toThrow();
  expect(() => requireAllRun([step({ times: 0 })])).toThrow(
    /Nobody runs, and no reason is in not-run.ts for:\na.yml › job › 1 npm test/,
  );
});

test('the table says of each step how often it was run, or why not', async () => {
  const lines = describeSteps([
    step({ times: 3, failed: 1, notes: ['as a hard link'] }),
    step({ times: 0, seconds: 0, reason: 'quick' }),
  ]).split('\n');
  expect(lines[1]).toMatch(/a.yml › job › 1 {2}npm test {2}3×, 1 failed {2}2.0 +as a hard link$/);
  expect(lines[2]).toMatch(/– +0.0 +not run: quick$/);
  expect((await stepsIn([])).every(({ times }) => times === 0)).toBe(true);
});
