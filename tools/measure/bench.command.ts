import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { Failure } from '@raade/contracts/base/failure';
import { buildApps } from '@raade/kit/projects/build-apps.ts';
import { findFreePorts } from '@raade/kit/stack/ports.ts';
import { type CommandInput, usageOf } from '@raade/kit/terminal/command-line.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { type ServedSites, serveComposedSites } from '@raade/prove/fault-server/composed-sites.ts';
import { compareBuilds } from './compare-builds.ts';
import { measureEveryPage } from './every-page.ts';
import { inChromium } from '@raade/kit/browser/in-chromium.ts';
import { measureRegistrants } from './measure-registrants.ts';
import { MIN_PAIRS } from './paired-difference.ts';

const COMMAND = {
  name: 'npm run bench',
  summary:
    'Measures every public page with Lighthouse, or compares two builds. Run nothing else meanwhile.',
  usage: [
    '[--runs <number>] [/page …]',
    '--against <folder> [--runs <number>] [/page …]',
    'registrants',
  ],
  hasPositionals: true,
  options: {
    against: {
      type: 'string',
      value: '<folder>',
      help: 'compares with other builds (a copy of dist/apps), or with those of another checkout, composed by its own tools',
    },
    runs: {
      type: 'string',
      value: '<number>',
      help: `loads of each page (default: 3), or pairs of loads with --against (default: 10, at least ${MIN_PAIRS})`,
    },
  },
  examples: {
    'npm run bench -- --runs 1 /conference': 'one page, quickly',
    'npm run bench -- --against ../before': 'the effect of a change on first visits',
    'npm run bench -- registrants': "staff's table of registrants with very many rows",
  },
} as const;

/** Pages for comparisons: each public remote, and frequent first pages. */
const COMPARED_PAGES = ['/', '/conference', '/donate', '/apply/student'];

interface BenchOptions {
  readonly against: string | undefined;
  readonly runs: number;
  readonly routes: readonly string[];
}

/** Reads the options. Throws a `Failure` with the usage if one is not valid. */
function readOptions({
  values: { against, runs },
  positionals: routes,
}: CommandInput<typeof COMMAND>) {
  const count = Number(runs ?? (against ? 10 : 3));
  const hasTooFewRuns = count < (against ? MIN_PAIRS : 1);
  if (!Number.isInteger(count) || hasTooFewRuns || !routes.every((route) => route.startsWith('/')))
    throw new Failure(usageOf(COMMAND));
  return { against, runs: count, routes } satisfies BenchOptions;
}

/** Serves the builds in a folder. Builds of another checkout are composed by the tools of that checkout. */
async function serve(folder: string): Promise<ServedSites> {
  const otherTools = path.resolve(folder, 'tools/prove/fault-server/composed-sites.ts');
  if (!existsSync(otherTools)) return serveComposedSites(path.resolve(folder));
  const tools = (await import(otherTools)) as { serveComposedSites: typeof serveComposedSites };
  return tools.serveComposedSites(path.resolve(folder, 'dist/apps'));
}

/** The paths of all public pages, from the composed sitemap. */
async function readPublicRoutes(shellDir: string): Promise<string[]> {
  const sitemap = await readFile(path.join(shellDir, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Measures pages, or compares them with other builds. Returns the exit code. */
async function measure(sites: ServedSites, { against, runs, routes: chosenRoutes }: BenchOptions) {
  // Any of the free ports will do.
  const { hub: port } = await findFreePorts();
  const routes = chosenRoutes.length > 0 ? chosenRoutes : await readPublicRoutes(sites.shellDir);
  return inChromium(
    async (browser) => {
      if (against === undefined)
        return measureEveryPage({ browser, port, origin: sites.url, routes, runs });
      await using otherSites = new AsyncDisposableStack();
      const other = otherSites.adopt(await serve(against), (served) => served.close());
      const pages = chosenRoutes.length > 0 ? chosenRoutes : COMPARED_PAGES;
      await compareBuilds({ before: other.url, now: sites.url, routes: pages, port, pairs: runs });
      return 0;
    },
    // Without font hinting, letters have fractional positions, as on phones. With it, loading fonts would wrap lines
    // differently and shift the layout.
    [`--remote-debugging-port=${port}`, '--font-render-hinting=none'],
  );
}

await runCommand(COMMAND, async (input) => {
  if (input.positionals[0] === 'registrants') return measureRegistrants();
  const options = readOptions(input);
  await buildApps();
  const sites = await serveComposedSites(path.join(WORKSPACE, 'dist/apps'));
  try {
    return await measure(sites, options);
  } finally {
    await sites.close();
  }
});
