import { cp } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import type * as composedSites from '@raade/prove/fault-server/composed-sites.ts';
import { releaseId } from '@raade/publishing/releases/release-id';
import { REMOTES } from '@raade/kit/projects/remotes.ts';
import { copyWorkspace, type WorkspaceCopy } from '@raade/prove/workspace-copy.ts';
import { execa } from 'execa';
import { pageIsHydrated, test } from '../federation/hydrated-page.ts';
import { withinNow } from '../machine/pace.ts';
import { isMarkedDocument, markDocument } from '../releases/open-tab.ts';

const NAME = 'stories';
const APPS = 'dist/apps';
/** Tests of files that list all remotes. */
const READING_LISTS = ['tools/ship/', 'tools/operate/', 'tools/prove/docs/', 'tools/prove/frame/'];

let copy: WorkspaceCopy;

test.beforeEach(async () => {
  copy = await copyWorkspace();
});
test.afterEach(() => copy.remove());

/** Runs a program in the copy. Rejects with its output if it fails. */
async function run(command: string, ...args: string[]): Promise<void> {
  await execa(command, args, { cwd: copy.dir, preferLocal: true });
}

test('a new remote is created by one command, and is on the site without a change of the shell', async ({
  page,
}) => {
  test.setTimeout(withinNow(600_000));
  const before = await buildShell();
  await run('node', 'tools/ship/new-remote/new-remote.command.ts', NAME);
  const [after] = await Promise.all([buildShell(), checkSources(), buildAlone()]);
  expect(after).toBe(before);
  const sites = await serveCopy();
  try {
    await isShownOnColdLoad(page, sites.url);
    await opensFromSearch(page, sites.url);
    await isInTheMenu(page, sites.url);
  } finally {
    await sites.close();
  }
});

/** @returns the id of the build, which is a hash of all its files */
async function buildShell(): Promise<string> {
  await run('rsbuild', 'build', '-r', 'apps/shell');
  return releaseId(path.join(copy.dir, APPS, 'shell'));
}

/** Checks that the new sources and all lists of remotes need no manual correction. */
async function checkSources(): Promise<void> {
  const app = `apps/${NAME}`;
  await run('eslint', app);
  await run('oxfmt', '--check', app, '.github', 'firebase.json');
  await run('tsc', '-p', app, '--noEmit');
  const settings = ['environment.example.json', 'functions', 'docs/runbook.md'];
  await run('oxfmt', '--check', ...settings);
  await run('jest', '--selectProjects', 'node', 'dom', '--', `${app}/`, ...READING_LISTS);
}

/** Builds only the new remote. */
async function buildAlone(): Promise<void> {
  await run('rsbuild', 'build', '-r', `apps/${NAME}`);
  for (const remote of REMOTES) {
    const build = path.join(APPS, remote);
    await cp(path.join(WORKSPACE, build), path.join(copy.dir, build), { recursive: true });
  }
}

/** Serves with the tools of the copy, since its `firebase.json` has the new site. */
async function serveCopy() {
  const tools = path.join(copy.dir, 'tools/prove/fault-server/composed-sites.ts');
  const { serveComposedSites } = (await import(tools)) as typeof composedSites;
  return serveComposedSites(path.join(copy.dir, APPS));
}

async function isShownOnColdLoad(page: Page, url: string): Promise<void> {
  const composed = await (await fetch(`${url}/${NAME}`)).text();
  expect(composed).toContain('<title>Stories - RAADE</title>');
  expect(composed).toMatch(/<link rel="preload"[^>]*\/js\/overview\.[^>]*>/);
  expect(composed).toContain('Sample section');
  expect(await (await fetch(`${url}/sitemap.xml`)).text()).toContain(`/${NAME}</loc>`);

  await page.goto(`${url}/${NAME}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

async function opensFromSearch(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/contact`);
  await markDocument(page);
  await page.keyboard.press('/');
  await page.keyboard.type('stories');
  await page.getByRole('option', { name: /^Stories/ }).click();
  await expect(page).toHaveURL(`${url}/${NAME}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
  expect(await isMarkedDocument(page)).toBe(true);
}

/** Checks the link in the HTML of a page of another remote, and in the hydrated frame. */
async function isInTheMenu(page: Page, url: string): Promise<void> {
  const composed = await (await fetch(`${url}/contact`)).text();
  expect(composed).toMatch(new RegExp(`<a [^>]*href="/${NAME}"[^>]*>Stories</a>`));

  await page.goto(`${url}/contact`);
  await pageIsHydrated(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('listitem').last()).toHaveText('Stories');
  // The narrowest window with a full menu.
  await page.setViewportSize({ width: 1024, height: 800 });
  const last = await menu.getByRole('link', { name: 'Join Us' }).boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(1024);
  await menu.getByRole('link', { name: 'Stories' }).click();
  await expect(page).toHaveURL(`${url}/${NAME}`);
  await expect(menu.getByRole('link', { name: 'Stories' })).toHaveAttribute('aria-current', 'page');
}
