import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ServedSites } from '@raade/prove/fault-server/composed-sites.ts';
import { expect, test } from '../federation/composed-site.ts';

const DIST = path.resolve(import.meta.dirname, '../../../dist/apps');

/** Limit of bytes (Brotli) that `giving` may load besides the shell before the card field is ready. */
const GIVING_LIMIT = 90_000;

/** A name in the code of the full Firestore SDK that `firebase/firestore/lite` does not contain. */
const FULL_FIRESTORE = 'WebChannelConnection';

/** Returns the scripts of `giving` loaded so far, with their size in bytes (Brotli). */
async function scriptsOf({ servers, shellDir }: ServedSites): Promise<Map<string, number>> {
  const paths = servers.giving.requests.map((request) => request.split('?')[0] ?? request);
  const bytes = new Map<string, number>();
  for (const file of paths.filter((name) => name.endsWith('.js'))) {
    const text = await readFile(path.join(shellDir, '../giving', file));
    bytes.set(file.replace(/^\/r\/[^/]+\//, ''), brotliCompressSync(text).length);
  }
  return bytes;
}

test('a donor downloads at most 90 kB of script beyond the shell before the card field', async ({
  site,
  page,
}) => {
  // Stripe's own script does not count.
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await page.goto(`${site.url}/conference#donation`);
  await page.getByLabel('Full name').fill('Sample Donor');
  await page.getByLabel('Email').fill('donor@example.org');
  expect([...(await scriptsOf(site)).keys()]).toContainEqual(
    expect.stringMatching(/^js\/donation\./),
  );
  await page.getByRole('button', { name: 'Donate $50 Now' }).click();
  await page.getByRole('heading', { name: /^Complete Your Donation|Payment System/ }).waitFor();
  const scripts = await scriptsOf(site);
  expect([...scripts.keys()]).toContainEqual(expect.stringMatching(/^js\/payment\./));
  const sum = [...scripts.values()].reduce((total, bytes) => total + bytes, 0);
  expect(sum).toBeLessThanOrEqual(GIVING_LIMIT);
});

test('no script of a build has the full Firestore SDK', async () => {
  const names = await readdir(DIST, { recursive: true });
  const scripts = names.filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const name of scripts)
    expect(await readFile(path.join(DIST, name), 'utf8'), name).not.toContain(FULL_FIRESTORE);
});
