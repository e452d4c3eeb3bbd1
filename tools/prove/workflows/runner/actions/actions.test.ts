import { type SampleProject, sampleProject } from '../../testing/sample-project.ts';
import { failedSteps, type RunReport } from '../report.ts';

let project: SampleProject;
beforeEach(async () => {
  project = await sampleProject();
});
afterEach(() => project.close());

const reason = (report: RunReport) => failedSteps(report)[0]?.output;
const printed = ({ jobs }: RunReport) =>
  jobs.flatMap(({ steps }) => steps.map(({ output }) => output.trim())).filter(Boolean);

test('a checkout has the commit of the run, and as much of its history as is asked for', async () => {
  const steps = (depth: number) => `
    steps:
      - { uses: actions/checkout@v6, with: { fetch-depth: ${depth} } }
      - { run: cat page.txt && git rev-list --count HEAD && git remote get-url origin }`;
  const workflow = `
jobs:
  short:
    permissions: { contents: read }${steps(1)}
  long:
    permissions: { contents: read }${steps(0)}
`;
  await project.push({ 'page.txt': 'first\n' });
  const report = await project.run(workflow, { 'page.txt': 'second\n' });
  const origin = 'https://github.com/raade/site';
  expect(printed(report)).toEqual([`second\n1\n${origin}`, `second\n2\n${origin}`]);
});

test('a job that may not read the repository has no checkout', async () => {
  const report = await project.run('jobs: { job: { steps: [{ uses: actions/checkout@v6 }] } }');
  expect(reason(report)).toBe('This job has contents: none; it needs contents: read.');
});

test('only a job with the right has a token of its own', async () => {
  const step = '{ run: \'echo "<$ACTIONS_ID_TOKEN_REQUEST_URL>"\' }';
  const report = await project.run(`
jobs:
  without: { steps: [${step}] }
  with: { permissions: { id-token: write }, steps: [${step}] }
`);
  expect(printed(report)).toEqual([
    '<>',
    '<https://pipelines.actions.githubusercontent.com/id-token?api-version=2.0>',
  ]);
});

test('an artifact goes from job to job, without what is hidden unless that is asked for', async () => {
  const up = (name: string, more = '') =>
    `{ uses: actions/upload-artifact@v4, with: { name: ${name}, path: out${more} } }`;
  const down = (name: string) =>
    `{ uses: actions/download-artifact@v4, with: { name: ${name}, path: in/${name} } }`;
  const report = await project.run(`
jobs:
  build:
    steps:
      - run: mkdir out && echo 1 > out/file && echo 2 > out/.hidden
      - ${up('open')}
      - ${up('whole', ', include-hidden-files: true')}
  use:
    needs: build
    steps:
      - ${down('open')}
      - ${down('whole')}
      - run: ls -A in/open in/whole
`);
  expect(printed(report)).toEqual(['in/open:\nfile\n\nin/whole:\n.hidden\nfile']);
});

test.each([
  ['twice under one name', 'run: mkdir out', 'uploaded an artifact a already'],
  ['that is not there', 'run: "true"', 'No files were found'],
])('an artifact %s is an error', async (_what, first, message) => {
  const up =
    'uses: actions/upload-artifact@v4, with: { name: a, path: out, if-no-files-found: error }';
  const report = await project.run(
    `jobs: { job: { steps: [{ ${first} }, { ${up} }, { ${up} }] } }`,
  );
  expect(reason(report)).toContain(message);
});

test('an action that nobody stands in for, and an input that a stand-in does not know, are errors', async () => {
  const stranger = await project.run('jobs: { job: { steps: [{ uses: some/action@v1 }] } }');
  expect(reason(stranger)).toBe('There is no stand-in for the action some/action.');
  const input = await project.run(
    'jobs: { job: { steps: [{ uses: actions/setup-java@v5, with: { color: red } }] } }',
  );
  expect(reason(input)).toBe('The stand-in of actions/setup-java does not know: color.');
});

test('an action of the repository itself is put together from steps, with inputs of its own', async () => {
  const action = `name: Greet
description: Says hello
inputs:
  whom: { description: To whom, default: everybody }
runs:
  using: composite
  steps:
    - { run: 'echo "hello \${{ inputs.whom }}"', shell: bash }
`;
  const report = await project.run(
    `
jobs:
  job:
    permissions: { contents: read }
    steps:
      - uses: actions/checkout@v6
      - uses: ./.github/actions/greet
      - { uses: ./.github/actions/greet, with: { whom: Dana } }
`,
    { '.github/actions/greet/action.yml': action },
  );
  expect(printed(report)).toEqual(['hello everybody', 'hello Dana']);
});
