import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { changeBuild } from '@raade/prove/fault-server/changed-release.ts';
import type { ServedSites } from '@raade/prove/fault-server/composed-sites.ts';
import { releaseInto, stageInto } from '@raade/prove/fault-server/release-into.ts';

/** A text of the donation form that stands there once, in its source as in its build. */
export const GIFT = 'Your gift goes to';

async function changeText(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  if (!before.includes(GIFT)) throw new Error(`${file} no longer says "${GIFT}".`);
  await writeFile(file, before.replaceAll(GIFT, text));
}

/**
 * Does what the team of giving does: builds it, and nothing else, from a source that says `text` in place of
 * `GIFT`, and releases that. Returns the release's id.
 */
export async function releaseFromSource(site: ServedSites, text: string): Promise<string> {
  // Inside the workspace, or its packages would not be found.
  const copy = `.local/giving-${process.pid}`;
  const source = path.join(WORKSPACE, copy);
  const build = path.join(WORKSPACE, 'dist', copy);
  try {
    await cp(path.join(WORKSPACE, 'apps/giving'), source, { recursive: true });
    await changeText(path.join(source, 'src/donation/assurance/assurance.tsx'), text);
    const rsbuild = path.join(WORKSPACE, 'node_modules/@rsbuild/core/bin/rsbuild.js');
    await promisify(execFile)(process.execPath, [rsbuild, 'build', '-r', source]);
    return await releaseInto(site, 'giving', build);
  } finally {
    await rm(source, { recursive: true, force: true });
    await rm(build, { recursive: true, force: true });
    await rm(path.join(WORKSPACE, 'dist/prerender', path.basename(copy)), {
      recursive: true,
      force: true,
    });
  }
}

/** Stages a copy of giving's finished build that says `text` in place of `GIFT`. Returns the release's id. */
export async function stageCopy(site: ServedSites, text: string): Promise<string> {
  const build = await mkdtemp(path.join(tmpdir(), 'raade-giving-'));
  try {
    await cp(path.join(WORKSPACE, 'dist/apps/giving'), build, { recursive: true });
    await changeBuild(build, (code) => code.replaceAll(GIFT, text));
    return await stageInto(site, 'giving', build);
  } finally {
    await rm(build, { recursive: true });
  }
}
