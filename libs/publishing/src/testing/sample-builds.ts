import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PagesFile } from '@raade/contracts/site/pages';
import { REMOTE_RENDERER_FILE } from '@raade/contracts/site/prerendering';
import {
  FACTS_FILE,
  type Gives,
  type ReleaseFacts,
  type Uses,
} from '@raade/contracts/releases/release-facts';
import type { RemoteManifest } from '@raade/contracts/releases/remote';
import { SHELL, SHELL_FILES, type ShellFiles } from '@raade/contracts/releases/shell-files';
import { WEIGHTS_FILE, type Weights } from '@raade/contracts/releases/weights';

interface SampleRemote extends Partial<RemoteManifest> {
  readonly name: string;
  /** Title of the only page. */
  readonly title?: string;
  /** Address of the only page; without it, `/<name>`. */
  readonly page?: string;
  /** The weight of that page in bytes, with a budget of 1000. */
  readonly bytes?: number;
  /** Names that it uses from the shell; null for a build without this information. */
  readonly uses?: Partial<Uses> | null;
  /** Its server bundle, if it can render editions. */
  readonly renderer?: string | undefined;
}

const NO_USES: Uses = { react: '^19.0.0', names: {}, tokens: {}, slots: {} };

const factsOf = (facts: ReleaseFacts) => ({ [FACTS_FILE]: JSON.stringify(facts) });

function weightsOf(page: string, bytes: number): Weights {
  return {
    schema: 1,
    budget: { '*': 1000 },
    pages: { [page]: ['js/page'] },
    scripts: { 'js/page': { bytes, modules: { 'src/page.tsx': 3 * bytes } } },
  };
}

/** Writes a minimal build of a remote, with one page at `/<name>`. Returns its folder. */
export function writeRemoteBuild(distDir: string, sample: SampleRemote): Promise<string> {
  const {
    name,
    title = `The page of ${name}`,
    page: address = `/${name}`,
    bytes = 1000,
    uses = {},
    renderer,
    ...more
  } = sample;
  const manifest: RemoteManifest = { name, platform: '^1.0.0', paths: [name], slots: [], ...more };
  const page = {
    path: address,
    title,
    description: title,
    chunk: 'page',
    files: ['js/page.js'],
  };
  const pages: PagesFile = { remote: [], pages: [page] };
  return writeBuild(path.join(distDir, name), {
    'remote.json': JSON.stringify(manifest),
    'pages.json': JSON.stringify(pages),
    'search.json': JSON.stringify({ entries: [{ title, path: address, kind: 'Pages' }] }),
    'remoteEntry.js': `/* ${name} */`,
    'js/page.js': `/* ${title} */`,
    'js/later.js': '',
    ...(renderer !== undefined && { [REMOTE_RENDERER_FILE]: renderer }),
    [WEIGHTS_FILE]: JSON.stringify(weightsOf(address, bytes)),
    ...factsOf({
      files: ['remoteEntry.js', 'js/later.js'],
      ...(uses && { uses: { ...NO_USES, ...uses } }),
    }),
  });
}

/** A minimal server bundle of a shell. */
const RENDERER = `
  const nothing = async () => '';
  const renderFrame = async () => '<raade-page></raade-page>';
  exports.renderer = { renderFrame, renderNotFound: nothing, renderSectionPlaceholder: nothing };
`;

const GIVES: Gives = { react: '19.3.1', names: [], tokens: [], redirects: [] };

/**
 * Writes a minimal build of a shell. Returns its folder.
 * @param gives names that the shell provides; null for a build without this information
 */
export function writeShellBuild(
  distDir: string,
  platform = '1.0.0',
  gives: Partial<Gives> | null = {},
): Promise<string> {
  const files: ShellFiles = {
    platform,
    icon: 'icon.svg',
    touchIcon: 'touch.png',
    themeColor: '#123456',
    early: [],
    bodyStart: [],
    fonts: [],
    styles: [],
    earlyFrame: [],
    scripts: ['js/index.js'],
    preload: [],
    renderer: 'renderer.cjs',
  };
  return writeBuild(path.join(distDir, SHELL), {
    [SHELL_FILES]: JSON.stringify(files),
    'renderer.cjs': RENDERER,
    'template.html':
      '<!-- compose:head --><!-- compose:body --><!-- compose:body-end --><!-- compose:noscript --><!-- compose:data -->',
    'icon.svg': '',
    'touch.png': '',
    'js/index.js': `/* shell ${platform} */`,
    [WEIGHTS_FILE]: JSON.stringify(weightsOf('*', 1000)),
    ...factsOf({ files: ['js/index.js'], ...(gives && { gives: { ...GIVES, ...gives } }) }),
  });
}

async function writeBuild(dir: string, files: Readonly<Record<string, string>>): Promise<string> {
  await rm(dir, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(dir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return dir;
}
