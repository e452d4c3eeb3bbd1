import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagesFileSchema } from '@raade/contracts/site/pages';
import { registrySchema } from '@raade/contracts/releases/registry';
import { SHELL } from '@raade/contracts/releases/shell-files';
import { fetchRelease } from '@raade/publishing/verify/fetch-release';
import * as z from 'zod/mini';
import { REMOTES } from '@raade/kit/projects/remotes.ts';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { readStack, type StackDescription } from '@raade/kit/stack/stack-file.ts';

const firebaseSchema = z.object({
  hosting: z.array(z.object({ rewrites: z.optional(z.unknown()) })),
});

let origins: StackDescription['origins'];
let entries: string[];

beforeAll(async () => {
  ({ origins } = await readStack());
  const response = await fetch(`${origins.shell}/registry.json`);
  const { remotes } = registrySchema.parse(await response.json());
  entries = Object.values(remotes).map(({ url }) => url);
});

const head = (url: string) => fetch(url, { method: 'HEAD', redirect: 'manual' });

test('every live release is immutable and readable by other origins', async () => {
  expect(entries).toHaveLength(REMOTES.length);
  for (const entry of entries) {
    const { status, headers } = await head(entry);
    expect([entry, status]).toEqual([entry, 200]);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('every file of the live shell release is served as it was published', async () => {
  const home = await (await fetch(origins.shell)).text();
  const release = /="\/r\/([0-9a-f]{32})\//.exec(home)?.[1] ?? '';
  const fetched = await fetchRelease({ app: SHELL, release }, origins.shell, {
    mustCache: true,
  });
  expect(fetched.contents.has('template.html')).toBe(true);
});

test.each(['/', '/conference', '/registry.json', '/environment.json', '/nowhere'])(
  '%s is revalidated at each request, and other origins cannot read it',
  async (path) => {
    const { headers } = await head(`${origins.shell}${path}`);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  },
);

test('an unknown address gets a composed page with status 404', async () => {
  const response = await fetch(`${origins.shell}/nowhere`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('<!doctype html>');
});

test('each page for a whole prefix is served for all addresses below by a rewrite', async () => {
  const firebaseJson = await readFile(join(WORKSPACE, 'firebase.json'), 'utf8');
  const { hosting } = firebaseSchema.parse(JSON.parse(firebaseJson));
  const prefixes = (await pagePaths()).flatMap((path) => /^(.+)\/\*$/.exec(path)?.[1] ?? []);
  expect(hosting[0]?.rewrites).toEqual(
    prefixes.map((prefix) => ({ source: `${prefix}/**`, destination: `${prefix}.html` })),
  );
  for (const prefix of prefixes) {
    const page = await fetch(`${origins.shell}${prefix}/any/page`);
    expect([prefix, page.status]).toEqual([prefix, 200]);
    expect(await page.text()).toContain('<!doctype html>');
  }
});

test.each([
  ['/studios/apply', '/apply/student'],
  ['/studios/partner', '/apply/partner'],
  ['/speakers/sample-speaker', '/conference/speakers/sample-speaker'],
])('%s redirects to %s', async (from, to) => {
  const { status, headers } = await head(`${origins.shell}${from}`);
  expect([status, headers.get('location')]).toEqual([301, to]);
});

async function pagePaths(): Promise<string[]> {
  const files = entries.map(async (entry) => {
    const response = await fetch(new URL('pages.json', entry));
    return pagesFileSchema.parse(await response.json()).pages.map(({ path }) => path);
  });
  return (await Promise.all(files)).flat();
}

test.each(REMOTES)('a missing file of %s gets status 404, which is not cached', async (site) => {
  const live = entries.find((entry) => entry.startsWith(`${origins[site]}/`)) ?? '';
  const paths = [
    '/r/00000000000000000000000000000000/missing.js',
    new URL('missing.js', live).pathname,
    '/about',
  ];
  for (const path of paths) {
    const { status, headers } = await head(`${origins[site]}${path}`);
    expect([path, status, headers.get('cache-control')]).toEqual([path, 404, 'no-cache']);
  }
});

const policyAt = async (path: string) =>
  (await head(`${origins.shell}${path}`)).headers.get('content-security-policy') ?? '';

test('pages have the Content-Security-Policy of their area as a header', async () => {
  const [open, shut] = [await policyAt('/about'), await policyAt('/admin/audit-log')];
  expect(open).toContain(`script-src 'self' ${origins.content}`);
  expect(shut).toContain(`script-src 'self' ${origins.admin}`);
  for (const path of ['/', '/donate', '/nowhere']) expect(await policyAt(path)).toBe(open);
  for (const path of ['/email-preview', '/admin/reconciliation'])
    expect(await policyAt(path)).toBe(shut);
});

test('staff pages cannot be framed, and public pages only by the site itself', async () => {
  const { headers } = await head(`${origins.shell}/admin/audit-log`);
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('x-frame-options')).toBe('DENY');
  for (const path of ['/about', '/html-sheet']) {
    const framed = await head(`${origins.shell}${path}`);
    expect(framed.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(framed.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  }
});

test('security.txt names a contact', async () => {
  const response = await fetch(`${origins.shell}/.well-known/security.txt`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(await response.text()).toMatch(/^Contact: (mailto|https):/);
});
