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
/** Commands that a job with an identity may run. */
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
  test('is valid for GitHub', () => {
    expect(problemsOf(file)).toEqual([]);
  });

  test('pins external actions to a commit, with the version in a comment', () => {
    for (const action of usedActions(file)) {
      expect(action).toMatch(/^\.\/\.github\/\S+$|^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  test('puts no expressions into shell commands', () => {
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

  test('runs at most one command in each step', () => {
    const commands = jobsOf(file).flatMap(([, { steps = [] }]) =>
      steps.flatMap(({ run }) => run ?? []),
    );
    for (const command of commands) expect(command).not.toMatch(/[\n;|&]/);
  });

  test('grants permissions only to single jobs', () => {
    expect(workflow.permissions).toEqual({});
    for (const [, job] of jobsOf(file)) expect(job.permissions).toBeDefined();
  });

  test('uses secrets and identities only in jobs with an environment', () => {
    for (const [, job] of jobsOf(file)) {
      const usesOwn = /\b(secrets|vars)\./.test(JSON.stringify(job));
      if (usesOwn || job.permissions?.['id-token']) {
        expect(job.environment ?? job.uses).toBeDefined();
      }
    }
  });
});

test('all workflows use the same version of an action', () => {
  const used = [...WORKFLOWS, ...ACTIONS].flatMap(usedActions);
  const named = new Map(used.map((action) => [action.split('@')[0], action]));
  for (const action of used) expect(action).toBe(named.get(action.split('@')[0]));
});

test('the automatic package cache of setup-node is off', () => {
  expect(textOf('.github/actions/set-up/action.yml')).toMatch(
    /uses: actions\/setup-node@[^]+\n {8}package-manager-cache: false\n/,
  );
});

describe.each(withIdentity())(
  '%s: job %s, which has an identity,',
  (_file, _name, { steps = [] }) => {
    test('runs only commands that release, deploy or check settings', () => {
      for (const { run } of steps) {
        expect(run ?? 'npm run release -- ').toMatch(RELEASES);
      }
    });

    test('signs in to Google Cloud, and uses no cache and no other external actions', () => {
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

test('every workflow that uploads a build also lists its packages', () => {
  const building = WORKFLOWS.filter((file) => /uses: actions\/upload-artifact/.test(textOf(file)));
  expect(building).toEqual([
    '.github/workflows/deploy-functions.yml',
    PUBLISH_SITE,
    RELEASE_REMOTE,
  ]);
  for (const file of building)
    expect(textOf(file)).toContain('npm sbom --sbom-format cyclonedx --omit dev');
});

test('the artifact of the functions includes hidden files', () => {
  const upload = jobOf('.github/workflows/deploy-functions.yml', 'build').steps?.find(
    (step) => (step['with'] as { path?: string } | undefined)?.path === 'dist/functions',
  );
  // `.npmrc`, which affects the installation, is a hidden file.
  expect(upload?.['with']).toMatchObject({ 'include-hidden-files': true });
});

test('the functions are deployed after their settings are checked', () => {
  const { steps = [] } = jobOf('.github/workflows/deploy-functions.yml', 'deploy');
  const commands = steps.flatMap(({ run }) => run ?? []);
  expect(commands[0]).toBe('node tools/bootstrap.mjs settings --project "$PROJECT"');
  expect(commands.slice(1)).toEqual([
    expect.stringMatching(/^npx firebase deploy .*--only firestore$/),
    // Without `--force` the CLI deploys but fails, as no policy deletes old images.
    expect.stringMatching(/^npx firebase deploy .*--force .*--only functions$/),
  ]);
});

test.each(REMOTES)('%s has the generated workflow that releases it', (remote) => {
  const file = releaseWorkflowFile(remote);
  expect(WORKFLOWS).toContain(file);
  expect(textOf(file)).toBe(releaseWorkflow(remote));
});

test('workflows release exactly the remotes that exist', () => {
  const released = WORKFLOWS.flatMap((file) => jobsOf(file))
    .filter(([, { uses }]) => uses === `./${RELEASE_REMOTE}`)
    .map(([, job]) => (job['with'] as { remote: string }).remote);
  expect(released.sort()).toEqual([...REMOTES]);
});

test('a remote is released when a change affects it or its team starts the workflow', () => {
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

test('only the publisher releases the shell site, one run at a time and without a build', () => {
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
