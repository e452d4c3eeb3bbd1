import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { inChromium } from '@raade/kit/browser/in-chromium.ts';
import { buildApps } from '@raade/kit/projects/build-apps.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { formatTable } from '@raade/kit/terminal/table.ts';
import { type ServedSites, serveComposedSites } from '../fault-server/composed-sites.ts';
import { findUnhashed, type Results, tamperComposedFiles } from './composed-files.ts';
import { tamperLoadedFiles } from './loaded-files.ts';

const COMMAND = {
  name: 'npm run nightly -- tamper',
  summary:
    'Changes each file that a page loads or the publisher reads, and checks that it is refused.',
  options: {},
  examples: { 'npm run nightly -- tamper': 'takes a few minutes' },
} as const;

async function tamperWithAll(sites: ServedSites): Promise<number> {
  const unhashed = await findUnhashed(sites);
  const results: Readonly<Record<string, Results>> = {
    'Files that the publisher reads, one bit each': await tamperComposedFiles(sites),
    'Files that pages load, on the way to Chromium': await inChromium((browser) =>
      tamperLoadedFiles(browser, sites),
    ),
  };
  const rows = Object.entries(results).map(([test, { refusedCount, acceptedFiles }]) => [
    test,
    String(refusedCount),
    acceptedFiles.length === 0 ? '0' : acceptedFiles.join(', '),
  ]);
  console.log(formatTable([['Changed', 'Refused', 'Accepted'], ...rows]));
  console.log(`Scripts and styles that are loaded without a hash: ${unhashed.join(', ') || '0'}`);
  const isAllRefused = Object.values(results).every((result) => result.acceptedFiles.length === 0);
  return isAllRefused && unhashed.length === 0 ? 0 : 1;
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
