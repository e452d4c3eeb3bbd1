import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { SITES } from '@raade/kit/stack/layout.ts';
import { REMOTES } from '@raade/kit/projects/remotes.ts';
import { firebaseSchema, firebasercSchema, SHARED_FILES, lockSchema } from './shared-files.ts';

const textOf = (file: string) => readFileSync(path.join(WORKSPACE, file), 'utf8');
const hostingOf = () => firebaseSchema.parse(JSON.parse(textOf('firebase.json'))).hosting;
const added = (file: string, text = textOf(file)): unknown =>
  JSON.parse(SHARED_FILES[file]?.(text, 'stories') ?? '');

test('firebase.json and .firebaserc have one site for each app, and no other sites', () => {
  const names = hostingOf().map(({ target }) => target);
  expect(names.sort()).toEqual([...SITES].sort());
  const { targets } = firebasercSchema.parse(JSON.parse(textOf('.firebaserc')));
  for (const { hosting: sites } of Object.values(targets)) {
    expect(Object.keys(sites).sort()).toEqual([...SITES].sort());
  }
});

test('the sites of all remotes have the same hosting rules', () => {
  const rules = REMOTES.map((remote) => {
    const site = hostingOf().find(({ target }) => target === remote);
    return { ...site, target: '', public: '' };
  });
  for (const rule of rules) expect(rule).toEqual(rules[0]);
});

test('a new site gets the hosting rules of other remotes and a folder of its own', () => {
  const giving = { target: 'giving', public: 'dist/sites/giving', headers: ['sample'] };
  const before = { hosting: [{ target: 'shell', public: 'dist/sites/shell' }, giving], other: 1 };
  expect(added('firebase.json', JSON.stringify(before))).toEqual({
    hosting: [
      ...before.hosting,
      { target: 'stories', public: 'dist/sites/stories', headers: ['sample'] },
    ],
    other: 1,
  });
});

test('the name of a new site begins with the id of its Firebase project', () => {
  const before = {
    projects: { default: 'a' },
    targets: { a: { hosting: { giving: ['a-giving'] } }, b: { hosting: {} } },
  };
  expect(added('.firebaserc', JSON.stringify(before))).toEqual({
    projects: { default: 'a' },
    targets: {
      a: { hosting: { giving: ['a-giving'], stories: ['a-stories'] } },
      b: { hosting: { stories: ['b-stories'] } },
    },
  });
});

test('every app is in the lock file, so that an install changes nothing', () => {
  const { packages } = lockSchema.parse(JSON.parse(textOf('package-lock.json')));
  for (const app of SITES) {
    expect(packages[`node_modules/@raade/${app}`]).toEqual({ resolved: `apps/${app}`, link: true });
  }
});

test('a new remote gets the same entries in the lock file that npm writes', () => {
  const lock = textOf('package-lock.json');
  const without = JSON.parse(lock) as { packages: Record<string, unknown> };
  delete without.packages['apps/giving'];
  delete without.packages['node_modules/@raade/giving'];
  const add = SHARED_FILES['package-lock.json'];
  expect(add?.(JSON.stringify(without), 'giving')).toBe(lock);
});

test('the example environment gets the site of a remote, the example settings its workflow', () => {
  const { sites } = added('environment.example.json') as { sites: Record<string, string> };
  expect(sites).toMatchObject({ stories: 'https://raade-live-stories.web.app' });
  const settings = SHARED_FILES['functions/.env.example']?.(
    textOf('functions/.env.example'),
    'stories',
  );
  expect(settings).toMatch(
    /^RELEASE_WORKFLOWS=.*,stories=owner\/repository:stories:refs\/heads\/main$/m,
  );
});

test('the runbook lists a new remote with its address', () => {
  const runbook = SHARED_FILES['docs/runbook.md']?.(textOf('docs/runbook.md'), 'stories');
  expect(runbook).toContain('| `/stories` | `stories` |');
});
