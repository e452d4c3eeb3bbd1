import path from 'node:path';
import { chromium } from '@playwright/test';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { CHROMIUM_ARGS, chromiumExecutable } from '@raade/kit/browser/chromium.ts';
import { buildApps } from '@raade/kit/projects/build-apps.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { formatTable } from '@raade/kit/terminal/table.ts';
import { execa } from 'execa';
import { type ServedSites, serveComposedSites } from '../fault-server/composed-sites.ts';
import {
  scriptsWithoutHash,
  type Tampered,
  tamperComposedFiles,
  tamperEveryFile,
} from './composed-files.ts';
import { tamperLoadedFiles } from './loaded-files.ts';

const COMMAND = {
  name: 'npm run nightly -- tamper',
  summary: 'Changes every file that a page loads or compose reads: is each refused?',
  options: {},
  examples: { 'npm run nightly -- tamper': 'takes a few minutes' },
} as const;

/** Stolen and forged pointers, paths out of their folder, foreign origins. */
const FORGERIES = 'tools/ship/release/vouched-releases.test.ts';

async function inChromium(sites: ServedSites): Promise<Tampered> {
  const executablePath = await chromiumExecutable();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    return await tamperLoadedFiles(browser, sites, (file, isRefused) => {
      if (!isRefused) console.log(`went through: ${file}`);
    });
  } finally {
    await browser.close();
  }
}

async function forgeriesAreRefused(): Promise<boolean> {
  const { failed } = await execa('jest', ['--selectProjects', 'node', '--', FORGERIES], {
    cwd: WORKSPACE,
    preferLocal: true,
    stdio: 'inherit',
    reject: false,
  });
  return !failed;
}

async function tamperWithAll(sites: ServedSites): Promise<number> {
  const unhashed = await scriptsWithoutHash(sites);
  const results: Readonly<Record<string, Tampered>> = {
    'One bit of each file of live releases, read by its pointer': await tamperEveryFile(sites),
    'One bit of each file that compose reads, composed': await tamperComposedFiles(sites),
    'Each file that pages load, on its way to Chromium': await inChromium(sites),
  };
  const rows = Object.entries(results).map(([what, { refused, through }]) => [
    what,
    String(refused),
    through.length === 0 ? '0' : through.join(', '),
  ]);
  console.log(formatTable([['Changed', 'Refused', 'Through'], ...rows]));
  console.log(
    `Scripts and styles without a hash in what loads them: ${unhashed.join(', ') || '0'}`,
  );
  const isAllRefused = Object.values(results).every(({ through }) => through.length === 0);
  return isAllRefused && unhashed.length === 0 && (await forgeriesAreRefused()) ? 0 : 1;
}

await runCommand(COMMAND, async () => {
  await buildApps();
  const sites = await serveComposedSites(path.join(WORKSPACE, 'dist/apps'), { compressed: false });
  try {
    return await tamperWithAll(sites);
  } finally {
    await sites.close();
  }
});
