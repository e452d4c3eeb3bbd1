import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { type Advisory, REGISTRY_HOST, registryHost } from './network/registry.ts';
import { failedSteps } from './runner/report.ts';
import { parseActionFile, parseWorkflowFile } from './runner/workflow-file.ts';
import { type SampleProject, sampleProject } from './testing/sample-project.ts';

const textOf = (file: string) => readFileSync(path.join(WORKSPACE, file), 'utf8');
const textsOf = (...files: readonly string[]) =>
  Object.fromEntries(files.map((file) => [file, textOf(file)]));

test.each(globSync('.github/workflows/*.yml', { cwd: WORKSPACE }))(
  '%s says nothing that the runner does not know',
  (file) => {
    expect(parseWorkflowFile(file, textOf(file)).name).not.toBe('');
  },
);

test.each(globSync('.github/actions/*/action.yml', { cwd: WORKSPACE }))(
  '%s says nothing that the runner does not know',
  (file) => {
    expect(parseActionFile(file, textOf(file)).runs.steps).not.toHaveLength(0);
  },
);

describe('the daily look for holes, as it is committed', () => {
  const HOLES = '.github/workflows/known-holes.yml';
  let project: SampleProject;
  let advisories: Readonly<Record<string, readonly Advisory[]>> = {};
  beforeEach(async () => {
    project = await sampleProject({ [REGISTRY_HOST]: registryHost(() => advisories) });
    await project.push(textsOf(HOLES, 'package.json', 'package-lock.json', '.npmrc'));
  });
  afterEach(() => project.close());

  const run = async () => {
    await project.github.dispatch('known-holes.yml', await project.repository.head());
    return project.github.runNext();
  };
  const hole = (severity: Advisory['severity']): Advisory => ({
    ...{ id: 1, title: 'A sample of a hole', severity, vulnerable_versions: '*' },
  });

  test('ends well on a day without one', async () => {
    advisories = {};
    expect(await run()).toMatchObject({ outcome: 'success' });
  });

  test('fails, with its name, on the day when one is known in what goes live', async () => {
    advisories = { react: [hole('moderate')] };
    const report = await run();
    expect(report?.outcome).toBe('failure');
    expect(report && failedSteps(report)[0]?.output).toContain('A sample of a hole');
  });

  test('is not disturbed by one in what only builds', async () => {
    advisories = { jest: [hole('high')] };
    expect(await run()).toMatchObject({ outcome: 'success' });
  });
});
