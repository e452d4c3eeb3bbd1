import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { execa } from 'execa';
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_ARGS, chromiumExecutable } from '../browser/chromium.ts';
import { serveComposedSites } from '../fault-server/composed-sites.ts';
import { NX_VARIABLES } from '../local-stack/build.ts';
import { ROOT } from '../local-stack/layout.ts';
import { REMOTE_ENTRY } from '../release/remote-entry.ts';
import { runCommand } from '../terminal/failure.ts';
import { formatTable } from '../terminal/table.ts';
import { type ColdLoad, measureColdLoad, medianOf } from './cold-load.ts';

const DIST = path.join(ROOT, 'dist/apps');
const PAGES = ['/', '/conference', '/donate'];
const REMOTES = ['content', 'giving', 'admin'];
const RUNS = 5;

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

async function measurePages(browser: Browser, origin: string): Promise<string[][]> {
  const rows: string[][] = [];
  for (const page of PAGES) {
    const loads: ColdLoad[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      loads.push(await measureColdLoad(browser, `${origin}${page}`));
    }
    const { lcp, bytes, scriptBytes, requests } = medianOf(loads);
    const cells = [String(Math.round(lcp)), kilobytes(bytes), kilobytes(scriptBytes)];
    rows.push([page, ...cells, String(requests)]);
  }
  return rows;
}

async function measureEntry(remote: string): Promise<string[]> {
  const entry = await readFile(path.join(DIST, remote, REMOTE_ENTRY));
  return [remote, kilobytes(gzipSync(entry).length)];
}

/** Prints what a first visit costs, on a slow phone and network (150 ms, 1.6 Mbps, CPU slowed 4 times). */
async function main(): Promise<number> {
  await execa('nx', ['run-many', '-t', 'build'], {
    cwd: ROOT,
    env: NX_VARIABLES,
    preferLocal: true,
  });
  const sites = await serveComposedSites(DIST);
  const executablePath = await chromiumExecutable();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const pages = await measurePages(browser, sites.url);
    console.log(formatTable([['cold load', 'LCP ms', 'kB', 'kB of JS', 'requests'], ...pages]));
    const entries = await Promise.all(REMOTES.map(measureEntry));
    console.log(`\n${formatTable([['remote entry', 'kB gzip'], ...entries])}`);
  } finally {
    await browser.close();
    await sites.close();
  }
  return 0;
}

await runCommand(main);
