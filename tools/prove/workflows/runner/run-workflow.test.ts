import { type SampleProject, sampleProject } from '../testing/sample-project.ts';
import { failedSteps, type RunReport } from './report.ts';

let project: SampleProject;
beforeEach(async () => {
  project = await sampleProject();
});
afterEach(() => project.close());

const outcomes = ({ jobs }: RunReport) => jobs.map(({ name, outcome }) => `${name}: ${outcome}`);
const printed = ({ jobs }: RunReport) =>
  jobs.flatMap(({ steps }) => steps.map(({ output }) => output.trim())).filter(Boolean);

test('jobs run behind those that they need, with what those have put out', async () => {
  const report = await project.run(`
jobs:
  last:
    needs: [first]
    steps:
      - run: echo "$WORD"
        env: { WORD: "\${{ needs.first.outputs.word }}" }
  first:
    outputs:
      word: \${{ steps.say.outputs.word }}
    steps:
      - id: say
        run: echo "word=hello" >> "$GITHUB_OUTPUT"
`);
  expect(outcomes(report)).toEqual(['first: success', 'last: success']);
  expect(printed(report)).toEqual(['hello']);
});

test('a job that fails, or is skipped, keeps those behind it from running, unless they ask for that', async () => {
  const report = await project.run(`
jobs:
  bad: { steps: [{ run: echo no way; exit 3 }] }
  behind: { needs: bad, steps: [{ run: echo never }] }
  further: { needs: behind, steps: [{ run: echo never }] }
  anyway: { needs: further, if: always(), steps: [{ run: "true" }] }
  rescue: { needs: further, if: failure(), steps: [{ run: "true" }] }
  other: { if: github.event_name == 'schedule', steps: [{ run: "false" }] }
  after-other: { needs: other, steps: [{ run: "false" }] }
`);
  expect(report.outcome).toBe('failure');
  expect(outcomes(report)).toEqual([
    'bad: failure',
    'behind: skipped',
    'further: skipped',
    'anyway: success',
    'rescue: success',
    'other: skipped',
    'after-other: skipped',
  ]);
  expect(failedSteps(report)[0]?.output).toContain('no way\nThe script ended with 3.');
});

test('after a step that fails only those run that ask for it, and some may fail', async () => {
  const { jobs, outcome } = await project.run(`
jobs:
  job:
    steps:
      - { run: exit 1, continue-on-error: true }
      - run: echo on
      - { id: bad, run: "false; echo not reached" }
      - run: echo never
      - { if: failure(), run: "echo cleaning after \${{ steps.bad.outcome }}" }
`);
  expect(outcome).toBe('failure');
  expect(jobs[0]?.steps.map((step) => step.outcome)).toEqual([
    'failure',
    'success',
    'failure',
    'skipped',
    'success',
  ]);
});

test('a step leaves variables and places of programs to the next ones', async () => {
  const report = await project.run(`
env: { OF: the workflow }
jobs:
  job:
    env: { OF_JOB: "\${{ github.ref_name }}" }
    steps:
      - run: |
          echo "LEFT=by a step" >> "$GITHUB_ENV"
          mkdir "$RUNNER_TEMP/bin" && echo "$RUNNER_TEMP/bin" >> "$GITHUB_PATH"
          printf '#!/bin/sh\\necho found' > "$RUNNER_TEMP/bin/own" && chmod +x "$RUNNER_TEMP/bin/own"
      - run: echo "$OF, $OF_JOB, $LEFT, \${{ env.LEFT }}, $(own)"
`);
  expect(printed(report)).toEqual(['the workflow, main, by a step, by a step, found']);
});

test('nothing of this machine’s environment reaches a step, and each job begins with an empty folder', async () => {
  process.env['SAMPLE_SECRET'] = 'sk_live_sample';
  const report = await project.run(`
jobs:
  one: { steps: [{ run: "echo kept > file; env | grep -c SAMPLE_SECRET || true" }] }
  two: { needs: one, steps: [{ run: "ls; test $HOME != ${process.env['HOME']}" }] }
`);
  delete process.env['SAMPLE_SECRET'];
  expect(report.outcome).toBe('success');
  expect(printed(report)).toEqual(['0']);
});

test('a pipe that breaks ends a step only where `shell: bash` says so, as on GitHub', async () => {
  const report = await project.run(`
jobs:
  silent: { steps: [{ run: false | cat }] }
  strict: { steps: [{ run: false | cat, shell: bash }] }
`);
  expect(outcomes(report)).toEqual(['silent: success', 'strict: failure']);
});

const CALLED = `name: Called
on:
  workflow_call:
    inputs:
      remote: { type: string, required: true }
    outputs:
      word: { value: "\${{ jobs.inner.outputs.word }}" }
jobs:
  inner:
    permissions: { contents: read }
    environment: \${{ inputs.remote }}
    outputs: { word: "\${{ steps.say.outputs.word }}" }
    steps:
      - id: say
        run: echo "word=$PLACE of \${{ inputs.remote }}" >> "$GITHUB_OUTPUT"
        env: { PLACE: "\${{ vars.PLACE }}" }
`;
const calling = (rights: string, remote = 'remote: giving') => `
jobs:
  call:
    uses: ./.github/workflows/called.yml
    with: { ${remote} }
    permissions: { ${rights} }
  behind:
    needs: call
    steps: [{ run: "echo \${{ needs.call.outputs.word }}" }]
`;
const called = { '.github/workflows/called.yml': CALLED };

test('a workflow calls another, whose jobs have inputs, and variables of their environment', async () => {
  const report = await project.run(calling('contents: read'), called);
  expect(outcomes(report)).toEqual(['call / inner: success', 'behind: success']);
  expect(printed(report)).toEqual(['its own of giving']);
});

test('a workflow that is called gets no right beyond its caller’s, and each input that it requires', async () => {
  await expect(project.run(calling('actions: read'), called)).rejects.toThrow(
    'call / inner asks for contents: read; its caller has none.',
  );
  await expect(project.run(calling('contents: read', ''), called)).rejects.toThrow(
    'called.yml requires the input remote.',
  );
});

test.each([
  [
    'a step',
    'jobs: { job: { steps: [{ run: ls, timeout: 3 }] } }',
    'jobs.job.steps.0: Invalid input timeout',
  ],
  [
    'a job',
    'jobs: { job: { strategy: { matrix: { a: [1] } } } }',
    'jobs.job: Invalid input strategy',
  ],
  ['an order', 'jobs: { a: { needs: b }, b: { needs: a } }', '"a" needs itself: a → b.'],
  ['a job', 'jobs: { a: { needs: b } }', '"a" needs "b", and there is no such job.'],
])('%s that the runner does not know is refused', async (_what, workflow, message) => {
  await expect(project.run(workflow)).rejects.toThrow(message);
});
