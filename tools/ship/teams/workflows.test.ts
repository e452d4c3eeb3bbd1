import { parseReleaseOptions } from '../release/release-options.ts';
import { REMOTES } from '@raade/kit/projects/remotes.ts';
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

const RELEASE_REMOTE = '.github/workflows/release-remote.yml';
const PUBLISH_SITE = '.github/workflows/publish-site.yml';
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

test.each(REMOTES)('%s has the workflow that releases it, and waits for no other', (remote) => {
  const file = releaseWorkflowFile(remote);
  expect(WORKFLOWS).toContain(file);
  expect(textOf(file)).toBe(releaseWorkflow(remote));
});

test('no workflow releases a remote that there is not', () => {
  const released = WORKFLOWS.flatMap((file) => jobsOf(file))
    .filter(([, { uses }]) => uses === `./${RELEASE_REMOTE}`)
    .map(([, job]) => (job['with'] as { remote: string }).remote);
  expect(released.sort()).toEqual([...REMOTES]);
});

test('a remote is released when a change affects it, or when its team asks for it', () => {
  const runs = (remote: string, deployables: readonly string[], event = 'push') =>
    runsIf(jobOf(RELEASE_REMOTE, 'release').if ?? 'true', {
      github: { event_name: event },
      inputs: { remote },
      needs: { affected: { outputs: { deployables: JSON.stringify(deployables) } } },
    });
  expect(runs('giving', ['giving'])).toBe(true);
  expect(runs('giving', ['shell', ...REMOTES])).toBe(true);
  expect(runs('giving', ['content', 'functions'])).toBe(false);
  expect(runs('giving', [])).toBe(false);
  expect(runs('giving', [], 'workflow_dispatch')).toBe(true);
});

test('what lets a team release is in an environment of its own, and releases wait in a row of their own', () => {
  const { environment, concurrency, needs } = jobOf(RELEASE_REMOTE, 'release');
  expect(environment).toBe('${{ inputs.remote }}');
  expect(concurrency).toEqual({ group: 'release-${{ inputs.remote }}' });
  expect(needs).toBe('affected');
});

test('what workflows ask of `npm run release` is what it understands', () => {
  const commands = WORKFLOWS.flatMap((file) => [
    ...textOf(file).matchAll(/npm run release -- (.+)$/gm),
  ]).map(([, args = '']) =>
    args
      .replaceAll('"', '')
      .replaceAll('$REMOTE', 'giving')
      .replaceAll('$SITE_ORIGIN', 'https://giving.example.org')
      .split(' '),
  );
  expect(commands.map(parseReleaseOptions)).toMatchObject([
    { task: 'publish', app: 'shell', elsewhere: { deploy: true } },
    { task: 'compose', elsewhere: { deploy: true } },
    {
      task: 'publish',
      app: 'giving',
      promote: true,
      elsewhere: { deploy: true, origins: { giving: 'https://giving.example.org' } },
    },
  ]);
});

test('only the publisher releases the site of the shell, one at a time, and it builds nothing', () => {
  const releasing = /release -- (compose|publish shell)|hosting:shell/;
  expect(WORKFLOWS.filter((file) => releasing.test(textOf(file)))).toEqual([PUBLISH_SITE]);
  expect(readWorkflow(PUBLISH_SITE)['concurrency']).toEqual({ group: 'publish-site' });
  expect(JSON.stringify(jobOf(PUBLISH_SITE, 'publish').steps)).not.toMatch(/nx |build/);
});

test('the publisher runs when a pointer has moved, even if the shell does not build', () => {
  const { if: condition = '' } = jobOf(PUBLISH_SITE, 'publish');
  const runs = (event: string, shell: string) =>
    runsIf(condition.replace('!cancelled()', 'true'), {
      github: { event_name: event },
      needs: { shell: { result: shell } },
    });
  expect(runs('workflow_dispatch', 'skipped')).toBe(true);
  expect(runs('workflow_dispatch', 'failure')).toBe(true);
  expect(runs('push', 'success')).toBe(true);
  expect(runs('push', 'skipped')).toBe(false);
  expect(runs('push', 'failure')).toBe(false);
});

function jobOf(file: string, name: string): Job {
  const job = readWorkflow(file).jobs[name];
  if (!job) throw new Error(`${file} has no job "${name}".`);
  return job;
}
