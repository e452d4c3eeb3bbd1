import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pagesFileSchema } from '@raade/contracts/pages';
import { remoteManifestSchema } from '@raade/contracts/remote';
import { SEARCH_FILE, searchFileSchema } from '@raade/contracts/search';
import { REMOTES } from '@raade/kit/projects/remotes.ts';

/** The build that others are made like. */
const MODEL = 'giving';

async function rewrite(file: string, change: (value: unknown) => unknown): Promise<void> {
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))));
}

/** A name as unlike the others as those that teams choose: compression finds little in it. */
function nameOf(number: number): string {
  const letters = createHash('sha256').update(String(number)).digest('hex').slice(0, 8);
  return letters.replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
}

/** A build of a remote that has one page, under its own name, and which no page of the others shows. */
async function addRemote(dir: string, name: string): Promise<void> {
  const build = path.join(dir, name);
  await cp(path.join(dir, MODEL), build, { recursive: true });
  await rewrite(path.join(build, 'remote.json'), (value) => {
    const { platform } = remoteManifestSchema.parse(value);
    return { name, platform, paths: [name], slots: [] };
  });
  await rewrite(path.join(build, 'pages.json'), (value) => {
    const { remote, pages } = pagesFileSchema.parse(value);
    return { remote, pages: pages.slice(0, 1).map((page) => ({ ...page, path: `/${name}` })) };
  });
  await rewrite(path.join(build, SEARCH_FILE), (value) => {
    const { entries } = searchFileSchema.parse(value);
    return { entries: entries.map((entry) => ({ ...entry, path: `/${name}` })) };
  });
}

/**
 * The finished builds of a site with so many remotes: copies of `distDir`, and made ones beside them.
 * The folder is removed when it is disposed of.
 */
export async function withMoreRemotes(distDir: string, count: number) {
  const dir = await mkdtemp(path.join(tmpdir(), 'raade-remotes-'));
  await cp(distDir, dir, { recursive: true });
  for (let number = REMOTES.length + 1; number <= count; number += 1) {
    await addRemote(dir, nameOf(number));
  }
  return { dir, [Symbol.asyncDispose]: () => rm(dir, { recursive: true }) };
}
