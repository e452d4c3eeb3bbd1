import { type SampleProject, sampleProject } from '../testing/sample-project.ts';
import { coverageOf, stepsOfAction, stepsOfWorkflow } from './coverage.ts';
import type { RunReport } from './report.ts';

const ACTION = `name: Greet
description: Says hello
runs:
  using: composite
  steps: [{ run: echo hello, shell: bash }]
`;
const CALLED = `name: Called
on: { workflow_call: {} }
jobs:
  inner: { steps: [{ run: echo inside }] }
`;
const WORKFLOW = `
jobs:
  first:
    permissions: { contents: read }
    steps:
      - uses: actions/checkout@v6
      - uses: ./.github/actions/greet
      - { name: Never, if: github.event_name == 'schedule', run: echo never }
      - { name: Wrong, run: exit 3 }
  behind: { needs: first, steps: [{ run: echo never }] }
  call: { uses: ./.github/workflows/called.yml, permissions: {} }
`;
const FILES = {
  '.github/actions/greet/action.yml': ACTION,
  '.github/workflows/called.yml': CALLED,
};
const KNOWN = [
  ...stepsOfWorkflow('.github/workflows/sample.yml', `name: S\non: workflow_dispatch\n${WORKFLOW}`),
  ...stepsOfWorkflow('.github/workflows/called.yml', CALLED),
  ...stepsOfAction('.github/actions/greet/action.yml', ACTION),
];

let project: SampleProject;
let report: RunReport;
beforeEach(async () => {
  project = await sampleProject();
  report = await project.run(WORKFLOW, FILES);
});
afterEach(() => project.close());

test('each step says how often it was run, also within an action and a workflow that is called', () => {
  const lines = coverageOf(KNOWN, [report, report], {}).map(
    ({ place, title, times, failed }) => `${place} ${title}: ${times}, ${failed} failed`,
  );
  expect(lines).toEqual([
    'sample.yml › first › 1 actions/checkout: 2, 0 failed',
    'sample.yml › first › 2 ./.github/actions/greet: 2, 0 failed',
    'sample.yml › first › 3 Never: 0, 0 failed',
    'sample.yml › first › 4 Wrong: 2, 2 failed',
    'sample.yml › behind › 1 echo never: 0, 0 failed',
    'sample.yml › call → called.yml: 2, 0 failed',
    'called.yml › inner › 1 echo inside: 2, 0 failed',
    '.github/actions/greet › 1 echo hello: 2, 0 failed',
  ]);
});

test('a step that was never run has the reason that is given for its place, or none', () => {
  const found = coverageOf(KNOWN, [report], { 'sample.yml › behind': 'nobody may' });
  const never = found.filter(({ times }) => times === 0);
  expect(never.map(({ place, reason }) => [place, reason])).toEqual([
    ['sample.yml › first › 3', undefined],
    ['sample.yml › behind › 1', 'nobody may'],
  ]);
});

test('a step that was left out says why', async () => {
  await project.close();
  project = await sampleProject(undefined, () => Promise.resolve({ text: '', leftOut: 'quick' }));
  const [first] = coverageOf(
    [{ place: 'sample.yml › job › 1', title: 'npm test' }],
    [await project.run('jobs: { job: { steps: [{ run: npm test }] } }')],
    {},
  );
  expect(first).toMatchObject({ times: 0, reason: 'quick' });
});
