import { SITES } from '../local-stack/layout.ts';
import { REMOTES } from '../remotes/remotes.ts';
import { releaseWorkflow, releaseWorkflowFile } from './release-workflow.ts';
import { runsIf } from './testing/runs-if.ts';
import {
  ACTIONS,
  type Job,
  problemsOf,
  readWorkflow,
  textOf,
  usedActions,
  WORKFLOWS,
} from './testing/workflows.ts';

const RELEASE_APP = '.github/workflows/release-app.yml';
const jobsOf = (file: string) => Object.entries(readWorkflow(file).jobs);

describe.each([...WORKFLOWS, ...ACTIONS])('%s', (file) => {
  test('is one that GitHub accepts', () => {
    expect(problemsOf(file)).toEqual([]);
  });

  test('takes actions of others at an exact version', () => {
    for (const action of usedActions(file)) {
      expect(action).toMatch(/^\.\/\.github\/|@v\d+\.\d+\.\d+$/);
    }
  });

  test('gives a shell nothing that is put together from expressions', () => {
    const scripts = [...textOf(file).matchAll(/run: (\|\n(?: {10}.*\n)+|.*\n)/g)];
    for (const [script] of scripts) expect(script).not.toContain('${{');
  });
});

describe.each(WORKFLOWS)('%s', (file) => {
  const workflow = readWorkflow(file);

  test('may do nothing but what each job says', () => {
    expect(workflow.permissions).toEqual({});
    for (const [, job] of jobsOf(file)) expect(job.permissions).toBeDefined();
  });

  test('has secrets and identities only from an environment', () => {
    for (const [, job] of jobsOf(file)) {
      const usesOwn = /\b(secrets|vars)\./.test(JSON.stringify(job));
      if (usesOwn || job.permissions?.['id-token']) {
        expect(job.environment ?? job.uses).toBeDefined();
      }
    }
  });
});

test.each(SITES)('%s has the workflow that releases it, and waits for no other', (app) => {
  const file = releaseWorkflowFile(app);
  expect(WORKFLOWS).toContain(file);
  expect(textOf(file)).toBe(releaseWorkflow(app));
});

test('no workflow releases an app that there is not', () => {
  const released = WORKFLOWS.flatMap((file) => jobsOf(file))
    .filter(([, { uses }]) => uses === `./${RELEASE_APP}`)
    .map(([, job]) => (job['with'] as { app: string }).app);
  expect(released.sort()).toEqual([...SITES].sort());
});

test('an app is released when a change affects it, or when its team asks for it', () => {
  const runs = (app: string, deployables: readonly string[], event = 'push') =>
    runsIf(releaseJob().if ?? 'true', {
      github: { event_name: event },
      inputs: { app },
      needs: { affected: { outputs: { deployables: JSON.stringify(deployables) } } },
    });
  expect(runs('giving', ['giving'])).toBe(true);
  expect(runs('giving', ['shell', ...REMOTES])).toBe(true);
  expect(runs('giving', ['content', 'functions'])).toBe(false);
  expect(runs('giving', [])).toBe(false);
  expect(runs('giving', [], 'workflow_dispatch')).toBe(true);
});

test('what lets a team release is in an environment of its own, and releases wait in a row of their own', () => {
  const { environment, concurrency, needs } = releaseJob();
  expect(environment).toBe('${{ inputs.app }}');
  expect(concurrency).toEqual({ group: 'release-${{ inputs.app }}' });
  expect(needs).toBe('affected');
});

test('only the publisher composes the site, one at a time', () => {
  const composing = WORKFLOWS.filter((file) => textOf(file).includes('release -- compose'));
  expect(composing).toEqual(['.github/workflows/publish-site.yml']);
  expect(readWorkflow('.github/workflows/publish-site.yml')).toMatchObject({
    on: 'workflow_dispatch',
    concurrency: { group: 'publish-site' },
  });
});

function releaseJob(): Job {
  const { release } = readWorkflow(RELEASE_APP).jobs;
  if (!release) throw new Error(`${RELEASE_APP} has no job "release".`);
  return release;
}
