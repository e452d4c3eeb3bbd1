import path from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, chromiumExecutable } from '@raade/kit/browser/chromium.ts';
import { serveComposedSites } from '@raade/prove/fault-server/composed-sites.ts';
import { buildApps } from '@raade/kit/projects/build-apps.ts';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import type { CommandInput } from '@raade/kit/terminal/command-line.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { formatTable } from '@raade/kit/terminal/table.ts';
import { publicRoutes } from './public-routes.ts';
import { readPage } from './read-page.ts';
import { type Share, shareOf } from './words.ts';

/** Of the words of each page. */
const ENOUGH = 0.98;
/** How many missing words are named of each page. */
const NAMED = 12;

const COMMAND = {
  name: 'npm run bench:noscript',
  summary: 'Prints how much of each public page can be read without JavaScript.',
  usage: ['[/route ...]'],
  takesWords: true,
  options: {},
  examples: { 'npm run bench:noscript -- /conference': 'one page' },
} as const;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function row(route: string, { words, share, missing }: Share): string[] {
  const named = missing.slice(0, NAMED).join(' ');
  const more = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : '';
  return [route, String(words), percent(share), named + more];
}

async function measureAll(origin: string, routes: readonly string[]): Promise<Map<string, Share>> {
  const executablePath = await chromiumExecutable();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const shares = new Map<string, Share>();
    for (const route of routes) {
      const { living, withoutScript } = await readPage(browser, origin + route);
      shares.set(route, shareOf(living, withoutScript));
    }
    return shares;
  } finally {
    await browser.close();
  }
}

/**
 * Compares what each public page says, with everything opened that it can open, with what is there to be read with
 * JavaScript switched off. Fails if that is less than 98 % of the words of any page.
 */
async function main({ positionals }: CommandInput<typeof COMMAND>): Promise<number> {
  await buildApps();
  const sites = await serveComposedSites(path.join(WORKSPACE, 'dist/apps'));
  try {
    const routes = positionals.length > 0 ? positionals : await publicRoutes(sites.shellDir);
    const shares = await measureAll(sites.url, routes);
    const rows = [...shares].map(([route, share]) => row(route, share));
    console.log(formatTable([['route', 'words', 'without script', 'missing'], ...rows]));
    return [...shares.values()].every(({ share }) => share >= ENOUGH) ? 0 : 1;
  } finally {
    await sites.close();
  }
}

await runCommand(COMMAND, main);
