import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SEEDED_RELEASER } from '@raade/contracts/local/local-stack';
import { pagesFileSchema } from '@raade/contracts/site/pages';
import { registrySchema } from '@raade/contracts/releases/registry';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { readStack, type StackDescription } from '@raade/kit/stack/stack-file.ts';

const TITLE = 'Give on a changed page';

let origins: StackDescription['origins'];
let buildDir: string;

beforeAll(async () => {
  ({ origins } = await readStack());
  buildDir = await mkdtemp(join(tmpdir(), 'raade-build-'));
  await cp(join(WORKSPACE, 'dist/apps/giving'), buildDir, { recursive: true });
  const file = join(buildDir, 'pages.json');
  const { pages, ...more } = pagesFileSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const changed = pages.map((page) => (page.path === '/donate' ? { ...page, title: TITLE } : page));
  await writeFile(file, JSON.stringify({ ...more, pages: changed }));
});
afterAll(() => rm(buildDir, { recursive: true }));

const ENTRY = join(WORKSPACE, 'tools/ship/release/release.command.ts');

/** Runs the command in a process and resolves to its output; rejects if it fails. */
async function release(...args: string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [ENTRY, ...args]);
  return stdout + stderr;
}

async function liveGiving(): Promise<string> {
  const response = await fetch(`${origins.shell}/registry.json`);
  return registrySchema.parse(await response.json()).remotes['giving']?.release ?? '';
}

const donatePage = async () => (await fetch(`${origins.shell}/donate`)).text();

test('a remote can be released to the running stack and rolled back', async () => {
  const before = await liveGiving();
  const output = await release('publish', 'giving', '--build', buildDir);
  const released = /giving (\w{32}) is live/.exec(output)?.[1];
  expect(await liveGiving()).toBe(released);
  const page = await donatePage();
  expect(page).toContain(`<title>${TITLE}`);
  expect(page).toContain(`href="${origins.giving}/r/${released}/remoteEntry.js"`);
  expect(page).not.toContain(before);
  expect((await fetch(`${origins.giving}/r/${before}/remoteEntry.js`)).status).toBe(200);

  await release('rollback', 'giving');
  expect(await liveGiving()).toBe(before);
  expect(await donatePage()).not.toContain(TITLE);
  const list = await release('list', 'giving');
  expect(list).toMatch(new RegExp(`${released} .* live from .* by ${SEEDED_RELEASER.email}`));
  expect(list).toMatch(new RegExp(`${before} .* live since .* \\(rollback by`));
});
