import path from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, chromiumExecutable } from '@raade/kit/browser/chromium.ts';
import { serveComposedSites } from '@raade/prove/fault-server/composed-sites.ts';
import { buildApps } from '@raade/kit/projects/build-apps.ts';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { Failure } from '@raade/contracts/failure';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { formatTable } from '@raade/kit/terminal/table.ts';
import {
  bytesOf,
  GIVING_LIMIT,
  type Script,
  weighGiving,
  withFullFirestore,
} from './giving-weight.ts';

const DIST = path.join(WORKSPACE, 'dist/apps');

const COMMAND = {
  name: 'npm run bench:giving',
  summary: 'Weighs what a donor downloads before the card field, and fails above the limit.',
  options: {},
};

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function tableOf(title: string, scripts: readonly Script[]): string {
  const rows = scripts.map(({ file, bytes }) => [file, kilobytes(bytes)]);
  return formatTable([[title, 'kB brotli'], ...rows, ['all', kilobytes(bytesOf(scripts))]]);
}

/** Prints the JavaScript of a donation up to its card field, file by file, and fails above its limit. */
async function main(): Promise<number> {
  await buildApps();
  const sites = await serveComposedSites(DIST);
  const executablePath = await chromiumExecutable();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const { withForm, beforeCardField } = await weighGiving(await browser.newPage(), sites);
    console.log(`${tableOf('with the form', withForm)}\n`);
    console.log(`${tableOf('before the card field', beforeCardField)}\n`);
    await check(bytesOf(beforeCardField));
  } finally {
    await browser.close();
    await sites.close();
  }
  return 0;
}

async function check(bytes: number): Promise<void> {
  const full = await withFullFirestore(DIST);
  if (full.length > 0) throw new Failure(`The full Firestore SDK is in ${full.join(', ')}.`);
  const sum = `${kilobytes(bytes)} kB of ${kilobytes(GIVING_LIMIT)} kB`;
  if (bytes > GIVING_LIMIT) throw new Failure(`Too much before the card field: ${sum}.`);
  console.log(`Before the card field: ${sum}. Firestore: lite.`);
}

await runCommand(COMMAND, main);
