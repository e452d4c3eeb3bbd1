import * as z from 'zod/mini';
import { chooseParts } from '@raade/prove/nightly/parts.ts';
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
/** All that a job with an identity may run. */
const RELEASES =
  /^(printf '%s' "\$ENVIRONMENT_JSON" > environment\.json|(npm run release -- |node tools\/bootstrap\.mjs settings |npx firebase deploy ).*)$/;
/** Actions of jobs with an identity. */
const OF_IDENTITY = [
  'actions/checkout',
  './.github/actions/set-up',
  'actions/download-artifact',
  'google-github-actions/auth',
];

describe.each([...WORKFLOWS, ...ACTIONS])('%s', (file) => {
  test('is one that GitHub accepts', () => {
    expect(problemsOf(file)).toEqual([]);
  });

  test('takes actions of others at a commit, since a tag can be moved, and says which version that is', () => {
    for (const action of usedActions(file)) {
      expect(action).toMatch(/^\.\/\.github\/\S+$|^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  test('gives a shell nothing that is put together from expressions', () => {
    const scripts = [...textOf(file).matchAll(/run: (\|\n(?: {10}.*\n)+|.*\n)/g)];
    for (const [script] of scripts) expect(script).not.toContain('${{');
  });
});

describe.each(WORKFLOWS)('%s', (file) => {
  const workflow = readWorkflow(file);

  test('gives every job a time limit', () => {
    for (const [, job] of jobsOf(file)) {
      if (job.uses === undefined) expect(job['timeout-minutes']).toBeGreaterThan(0);
    }
  });

  test('runs one command in each step, which can be typed and tested anywhere', () => {
    const commands = jobsOf(file).flatMap(([, { steps = [] }]) =>
      steps.flatMap(({ run }) => run ?? []),
    );
    for (const command of commands) expect(command).not.toMatch(/[\n;|&]/);
  });

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

test('an action of others is the same one everywhere', () => {
  const used = [...WORKFLOWS, ...ACTIONS].flatMap(usedActions);
  const named = new Map(used.map((action) => [action.split('@')[0], action]));
  for (const action of used) expect(action).toBe(named.get(action.split('@')[0]));
});

test('nothing but what a job asks for is taken from a cache', () => {
  expect(textOf('.github/actions/set-up/action.yml')).toMatch(
    /uses: actions\/setup-node@[^]+\n {8}package-manager-cache: false\n/,
  );
});

describe.each(withIdentity())(
  '%s: %s, which holds an identity,',
  (_file, _name, { steps = [] }) => {
    test('runs what releases and deploys, and neither builds nor tests', () => {
      for (const { run } of steps) {
        expect(run ?? 'npm run release -- ').toMatch(RELEASES);
      }
    });

    test('has the identity only once everything is in place, and takes nothing from the cache', () => {
      const uses = steps.map((step) => step.uses?.split('@')[0]);
      expect(uses.filter((action) => action !== undefined)).toEqual(
        expect.arrayContaining(['google-github-actions/auth']),
      );
      for (const action of uses) expect([undefined, ...OF_IDENTITY]).toContain(action);
      const setUp = steps.find((step) => step.uses === './.github/actions/set-up');
      expect(setUp?.['with']).toEqual({ cache: '' });
    });
  },
);

test('every part of the nightly run has a job', () => {
  const { strategy } = z
    .object({ strategy: z.object({ matrix: z.object({ part: z.array(z.string()) }) }) })
    .parse(readWorkflow('.github/workflows/nightly.yml').jobs['part']);
  expect(strategy.matrix.part).toEqual(chooseParts([]));
});

test('every build goes with the list of what is in it', () => {
  const building = WORKFLOWS.filter((file) => /uses: actions\/upload-artifact/.test(textOf(file)));
  expect(building).toEqual([
    '.github/workflows/deploy-functions.yml',
    PUBLISH_SITE,
    RELEASE_REMOTE,
  ]);
  for (const file of building)
    expect(textOf(file)).toContain('npm sbom --sbom-format cyclonedx --omit dev');
});

test('the functions are handed on with what decides what is installed for them', () => {
  const upload = jobOf('.github/workflows/deploy-functions.yml', 'build').steps?.find(
    (step) => (step['with'] as { path?: string } | undefined)?.path === 'dist/functions',
  );
  // `.npmrc` is a hidden file, which an artifact leaves out otherwise.
  expect(upload?.['with']).toMatchObject({ 'include-hidden-files': true });
});

test('the functions are deployed once settings were checked', () => {
  const { steps = [] } = jobOf('.github/workflows/deploy-functions.yml', 'deploy');
  const commands = steps.flatMap(({ run }) => run ?? []);
  expect(commands[0]).toBe('node tools/bootstrap.mjs settings --project "$PROJECT"');
  expect(commands.slice(1)).toEqual([
    expect.stringMatching(/^npx firebase deploy .*--only firestore$/),
    // Without `--force` the CLI deploys, and fails: nobody has said what becomes of old images.
    expect.stringMatching(/^npx firebase deploy .*--force .*--only functions$/),
  ]);
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
    runsIf(jobOf(RELEASE_REMOTE, 'build').if ?? 'true', {
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

test('each team has its own environment and concurrency group', () => {
  const { environment, needs } = jobOf(RELEASE_REMOTE, 'release');
  expect(environment).toBe('${{ inputs.remote }}');
  expect(needs).toBe('build');
  expect(readWorkflow(RELEASE_REMOTE)['concurrency']).toEqual({
    group: 'release-${{ inputs.remote }}',
  });
});

test('commands of workflows are valid arguments of `npm run release`', () => {
  const commands = WORKFLOWS.flatMap((file) => [
    ...textOf(file).matchAll(/npm run release -- (.+)$/gm),
  ]).map(([, args = '']) => args.replaceAll('"', '').replaceAll('$REMOTE', 'giving').split(' '));
  expect(commands.map(parseReleaseOptions)).toMatchObject([
    { task: 'publish', app: 'shell', hosted: { deploy: true } },
    { task: 'compose', hosted: { deploy: true } },
    {
      task: 'publish',
      app: 'giving',
      promote: true,
      hosted: { deploy: true },
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

/** Jobs that may ask for an identity: file, name, job. */
function withIdentity(): (readonly [string, string, Job])[] {
  return WORKFLOWS.flatMap((file) =>
    jobsOf(file)
      .filter(([, { permissions, uses }]) => permissions?.['id-token'] && !uses)
      .map(([name, job]) => [file, name, job] as const),
  );
}

function jobOf(file: string, name: string): Job {
  const job = readWorkflow(file).jobs[name];
  if (!job) throw new Error(`${file} has no job "${name}".`);
  return job;
}
