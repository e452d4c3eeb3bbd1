import { isDeepStrictEqual } from 'node:util';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Browser } from 'playwright-core';
import { serveComposedSites } from '@raade/prove/fault-server/composed-sites.ts';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { findFreePorts } from '@raade/kit/stack/ports.ts';
import { startLocalStack } from '@raade/stack/start-local-stack.ts';
import { abortOnSignals } from '@raade/kit/processes/abort-on-signals.ts';
import { Failure } from '@raade/contracts/base/failure';
import { createReporter } from '@raade/kit/terminal/reporter.ts';
import { formatTable } from '@raade/kit/terminal/table.ts';
import { inChromium } from '@raade/kit/browser/in-chromium.ts';
import {
  exportAll,
  loadAll,
  openRecords,
  openRegistrants,
  percentile,
  scrollTable,
  timeToFirstRows,
  typeSearches,
} from './registrants-measures.ts';
import { generateRegistrants } from './registrants-sample.ts';
import { startFakeBackend } from './fake-registrants-backend.ts';
import { storeRegistrants } from './registrants-store.ts';

/** Numbers of registrants in the emulator of Firestore, and in the fake backend. */
const IN_FIRESTORE = 20_000;
const IN_FAKE = 100_000;
const SEARCHES = ['sample att', '@example', '0999', 'college'];

const ms = (value: number) => `${Math.round(value)} ms`;

/** Measures the staff page on the local stack, with Firestore's emulator. */
async function measureFirestore(browser: Browser, signal: AbortSignal): Promise<string[][]> {
  const ports = await findFreePorts();
  const stack = await startLocalStack({ name: 'bench', ports, reporter: createReporter(), signal });
  try {
    await storeRegistrants(stack.env, generateRegistrants(IN_FIRESTORE));
    const measure = async () => {
      const page = await browser.newPage();
      await openRegistrants(page, stack.origins.shell);
      const first = await timeToFirstRows(page);
      const { loaded } = await loadAll(page);
      await page.close();
      return { first, loaded };
    };
    // The emulator answers its first query slowly, so a second page is measured as well.
    const cold = await measure();
    const warm = await measure();
    return [
      [`first rows of ${IN_FIRESTORE} in Firestore, its first query`, ms(cold.first), ''],
      ['once it is warm', ms(warm.first), '1500 ms'],
      ['all of them', ms(warm.loaded), ''],
    ];
  } finally {
    await stack.stop();
  }
}

/** Parses the exported file with an independent CSV library and compares it with the registrants. */
async function isLossless(file: string, count: number): Promise<boolean> {
  const lines: unknown[] = parse(await readFile(file), { bom: true, columns: true });
  const expectedRows = generateRegistrants(count).map(({ registrant }) => ({
    id: registrant.id,
    name: registrant.full_name,
    organization: registrant.organization ?? '',
    data: registrant.additional_data ? JSON.stringify(registrant.additional_data) : '',
  }));
  const exportedRows = (lines as Record<string, string>[]).map((line) => ({
    id: line['ID'],
    name: line['Full Name'],
    organization: line['Organization'],
    data: line['Additional Data'],
  }));
  return isDeepStrictEqual(exportedRows, expectedRows);
}

/** Measures the staff page with a backend that answers at once, and with more registrants. */
async function measureFake(browser: Browser): Promise<string[][]> {
  const backend = await startFakeBackend(generateRegistrants(IN_FAKE));
  const emulators = { auth: backend.origin, firestore: backend.origin, functions: backend.origin };
  const sites = await serveComposedSites(path.join(WORKSPACE, 'dist/apps'), { emulators });
  const folder = await mkdtemp(path.join(tmpdir(), 'raade-bench-'));
  try {
    const page = await browser.newPage();
    await openRegistrants(page, sites.url);
    const first = await timeToFirstRows(page);
    const loading = await loadAll(page);
    const keyMs = await typeSearches(page, SEARCHES);
    const scrolling = await scrollTable(page);
    const openMs = await openRecords(page);
    const file = path.join(folder, 'registrants.csv');
    const csv = await exportAll(page, file);
    const isEqual = await isLossless(file, IN_FAKE);
    return [
      [`first rows of ${IN_FAKE} in a fake backend`, ms(first), ''],
      ['all of them', ms(loading.loaded), ''],
      ['longest task meanwhile', ms(loading.longestTask), ''],
      [`key to paint, ${keyMs.length} keys, median`, ms(percentile(keyMs, 0.5)), ''],
      ['key to paint, p95', ms(percentile(keyMs, 0.95)), '50 ms'],
      ['elements in the table, at most', String(scrolling.nodes), '1500'],
      ['longest frame while scrolling', ms(scrolling.frame), '50 ms'],
      ['longest task meanwhile', ms(scrolling.longestTask), ''],
      [`opening a record, ${openMs.length} times, median`, ms(percentile(openMs, 0.5)), ''],
      ['opening a record, p95', ms(percentile(openMs, 0.95)), '50 ms'],
      ['the slowest', ms(percentile(openMs, 1)), ''],
      ['CSV of all', ms(csv.exported), '3000 ms'],
      ['longest task meanwhile', ms(csv.longestTask), '50 ms'],
      ['CSV read back by csv-parse', isEqual ? 'equal' : 'NOT EQUAL', 'equal'],
    ];
  } finally {
    await sites.close();
    backend.close();
    await rm(folder, { recursive: true });
  }
}

/** Measures staff's table of registrants with very many rows, and prints the figures. Tasks up to 50 ms count as 0. */
export async function measureRegistrants(): Promise<number> {
  const signal = abortOnSignals();
  const rows = await inChromium(async (browser) => [
    ...(await measureFirestore(browser, signal)),
    ...(await measureFake(browser)),
  ]);
  if (signal.aborted) throw new Failure('Stopped. All processes have ended.');
  console.log(`\n${formatTable([['registrants', 'measured', 'at most'], ...rows])}`);
  return 0;
}
