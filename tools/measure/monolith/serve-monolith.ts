import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SAMPLE_TODAY } from '@raade/contracts/local-environment';
import { environmentSchema } from '@raade/contracts/environment';
import { type PagesFile, pagesFileSchema } from '@raade/contracts/pages';
import { type Registry, registrySchema } from '@raade/contracts/registry';
import { FACTS_FILE, releaseFactsSchema } from '@raade/contracts/release-facts';
import { remoteManifestSchema } from '@raade/contracts/remote';
import { composePages } from '@raade/publishing/compose/compose-pages';
import { shellRenderer } from '@raade/publishing/compose/frames';
import type { Composition } from '@raade/publishing/compose/composition';
import { policySourcesOf } from '@raade/publishing/compose/page-data';
import { rulesFileOf } from '@raade/publishing/hosting/header-rules';
import { policyRules } from '@raade/publishing/policy/policy-rules';
import { readInlined } from '@raade/publishing/compose/inlined';
import type { LiveContent } from '@raade/publishing/content/live-content';
import { siteAssociationOf } from '@raade/publishing/content/site-association';
import { phaseFactsOf, siteForumOf } from '@raade/publishing/content/site-forum';
import { childRenderer } from '@raade/publishing/renderers/render-in-child';
import { remotesOn } from '@raade/publishing/compose/on-day';
import { SHELL, type ShellFiles, shellFilesSchema } from '@raade/contracts/shell-files';
import { startSiteServer } from '@raade/prove/fault-server/site-server.ts';
import { releasedFiles, releaseId } from '@raade/publishing/releases/release-id';
import type { Monolith } from './build-monolith.ts';

/** The federated site, whose pages the monolith's are like. */
interface Federated {
  /** Folder of the finished builds. */
  readonly distDir: string;
  /** Folder of the shell's composed site. */
  readonly shellDir: string;
  /** What its pages show. */
  readonly content: LiveContent | undefined;
}

export interface ServedMonolith {
  readonly origin: string;
  close(): Promise<void>;
}

const isScript = (file: string) => file.endsWith('.js');

async function readJson(dir: string, file: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(dir, file), 'utf8'));
}

function shellFilesOf({ chunkFiles }: Monolith, federated: ShellFiles): ShellFiles {
  const filesOf = (chunk: string) => chunkFiles(chunk) ?? [];
  const [entry, frame] = [filesOf('index'), filesOf('frame')];
  return {
    ...federated,
    styles: [...entry, ...frame].filter((file) => file.endsWith('.css')),
    earlyFrame: filesOf('early-frame').filter(isScript),
    scripts: entry.filter(isScript),
    preload: frame.filter((file) => isScript(file) && !entry.includes(file)),
  };
}

/** The same pages, each with the files that it needs beside those that every page starts with. */
function pagesOf({ chunkFiles }: Monolith, shell: ShellFiles, file: PagesFile): PagesFile {
  const known = [...shell.scripts, ...shell.preload];
  const isOwn = (name: string) => isScript(name) && !known.includes(name);
  return {
    ...file,
    remote: [],
    pages: file.pages.map((page) => ({
      ...page,
      files: (chunkFiles(page.chunk) ?? []).filter(isOwn),
    })),
  };
}

/** Pictures of pages lie beside the monolith's scripts. */
function registryAt(url: string, { schema, remotes, content }: Registry): Registry {
  const pointers = Object.entries(remotes).map(
    ([name, pointer]) => [name, { ...pointer, url }] as const,
  );
  return { schema, remotes: Object.fromEntries(pointers), ...(content && { content }) };
}

async function compositionOf(
  monolith: Monolith,
  shellBase: string,
  origin: string,
  { distDir, shellDir, content }: Federated,
): Promise<Composition> {
  const shellBuild = path.join(distDir, 'shell');
  const federated = shellFilesSchema.parse(await readJson(shellBuild, 'shell.json'));
  const shellFiles = shellFilesOf(monolith, federated);
  const registry = registrySchema.parse(await readJson(shellDir, 'registry.json'));
  const environment = environmentSchema.parse(await readJson(shellDir, 'environment.json'));
  const pages = Object.keys(registry.remotes).map(async (name): Promise<[string, PagesFile]> => {
    const file = pagesFileSchema.parse(await readJson(path.join(distDir, name), 'pages.json'));
    return [name, pagesOf(monolith, shellFiles, file)];
  });
  const said = Object.keys(registry.remotes).map(async (name) => {
    const manifest = await readJson(path.join(distDir, name), 'remote.json');
    return [name, remoteManifestSchema.parse(manifest)] as const;
  });
  const manifests = await Promise.all(said);
  const links = Object.fromEntries(manifests.map(([name, manifest]) => [name, manifest.links]));
  const placed = Object.keys(registry.remotes).map(async (name) => {
    const facts = await readJson(path.join(distDir, name), FACTS_FILE);
    return [name, Object.keys(releaseFactsSchema.parse(facts).uses?.slots ?? {})] as const;
  });
  const files = await releasedFiles(monolith.dir);
  const hashes = new Map(files.map(({ path: file, integrity }) => [file, integrity]));
  const apps = [SHELL, ...Object.keys(registry.remotes)];
  return {
    template: await readFile(path.join(shellBuild, 'template.html'), 'utf8'),
    shellBase,
    shellFiles,
    inlined: await readInlined(shellFiles, shellBase, (file) =>
      readFile(path.join(monolith.dir, file), 'utf8'),
    ),
    renderShell: shellRenderer(childRenderer(), {
      app: SHELL,
      release: shellBase,
      code: await readFile(path.join(shellBuild, shellFiles.renderer), 'utf8'),
    }),
    ...remotesOn(
      { pages: Object.fromEntries(await Promise.all(pages)), links },
      SAMPLE_TODAY,
      content && phaseFactsOf(content),
    ),
    today: SAMPLE_TODAY,
    content,
    forum: content && siteForumOf(content),
    association: content && siteAssociationOf(content),
    registry: registryAt(origin + shellBase + ENTRY, registry),
    environment: { ...environment, siteUrl: origin },
    hashes: Object.fromEntries(apps.map((app) => [app, hashes])),
    declared: Object.fromEntries(manifests),
    placedSlots: Object.fromEntries(await Promise.all(placed)),
    shellKnowsPageRegistries: true,
  };
}

/** Composed pages ask for the entry of a remote; here there is none. */
const ENTRY = 'no-entry.js';

/** Takes the hints for such an entry away. */
function withOwnHints(html: string): string {
  return html
    .split('\n')
    .filter((line) => !line.includes(ENTRY) || !line.includes('rel="preload"'))
    .join('\n');
}

/**
 * Serves the monolith as the federated site is served: the same HTML, rendered before, the same policy, the
 * same compression, and hints for all that a page needs.
 */
export async function serveMonolith(
  monolith: Monolith,
  federated: Federated,
): Promise<ServedMonolith> {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'raade-monolith-'));
  const server = await startSiteServer({ site: 'shell', dir: siteDir });
  const shellBase = `/r/${await releaseId(monolith.dir)}/`;
  await cp(monolith.dir, path.join(siteDir, shellBase), { recursive: true });
  const composition = await compositionOf(monolith, shellBase, server.origin, federated);
  const rules = policyRules(policySourcesOf(composition));
  await writeFile(rulesFileOf(siteDir), JSON.stringify(rules));
  for (const [name, text] of await composePages(composition)) {
    const file = path.join(siteDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, withOwnHints(text));
  }
  return {
    origin: server.origin,
    async close() {
      await server.close();
      await rm(siteDir, { recursive: true });
      await rm(rulesFileOf(siteDir));
    },
  };
}
