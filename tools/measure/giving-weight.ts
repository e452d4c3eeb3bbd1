import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import type { ServedSites } from '@raade/prove/fault-server/composed-sites.ts';

/** Most bytes after Brotli that `giving` may bring beyond the shell before a card can be typed. */
export const GIVING_LIMIT = 90_000;

export interface Script {
  /** Path below the release's folder. */
  readonly file: string;
  /** Bytes after Brotli, as a host compresses what it keeps. */
  readonly bytes: number;
}

export const bytesOf = (scripts: readonly Script[]) =>
  scripts.reduce((total, { bytes }) => total + bytes, 0);

/**
 * Goes through a donation on the forum's page up to its card field.
 * @returns the scripts that `giving` has brought until its form was there, and until the card field's turn came
 */
export async function weighGiving(page: Page, sites: ServedSites) {
  // The script is Stripe's affair, and comes from Stripe.
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await page.goto(`${sites.url}/conference#donation`);
  await page.getByLabel('Full name').fill('Sample Donor');
  await page.getByLabel('Email').fill('donor@example.org');
  const withForm = await scriptsOf(sites);
  await page.getByRole('button', { name: 'Donate $50 Now' }).click();
  await page.getByRole('heading', { name: /^Complete Your Donation|Payment System/ }).waitFor();
  return { withForm, beforeCardField: await scriptsOf(sites) };
}

async function scriptsOf({ servers, shellDir }: ServedSites): Promise<Script[]> {
  const paths = servers.giving.requests.map((request) => request.split('?')[0] ?? request);
  const scripts = [...new Set(paths)].filter((file) => file.endsWith('.js'));
  return Promise.all(
    scripts.map(async (file) => {
      const text = await readFile(path.join(shellDir, '../giving', file));
      return { file: file.replace(/^\/r\/[^/]+\//, ''), bytes: brotliCompressSync(text).length };
    }),
  );
}

/** A name that only the full Firestore SDK has in its code, and not `firebase/firestore/lite`. */
const FULL_FIRESTORE = 'WebChannelConnection';

/** Scripts of a finished build that hold the full Firestore SDK: there must be none. */
export async function withFullFirestore(distDir: string): Promise<string[]> {
  const names = (await readdir(distDir, { recursive: true })).filter((name) =>
    name.endsWith('.js'),
  );
  const texts = await Promise.all(names.map((name) => readFile(path.join(distDir, name), 'utf8')));
  return names.filter((_name, index) => texts[index]?.includes(FULL_FIRESTORE));
}
