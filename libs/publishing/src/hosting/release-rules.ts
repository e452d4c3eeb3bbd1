import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseSchema } from '@raade/contracts/releases/release';
import { RELEASE_FILE } from '@raade/contracts/releases/releases';
import { releasesIn } from '../releases/releases-file.ts';
import type { HeaderRule } from './header-rules.ts';

/** The caching header of files that never change at their address. */
export const CACHE_FOREVER = { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' };

const escapeRegex = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** HTML files have two addresses, with and without `.html` (`cleanUrls`). */
const patternOf = (name: string) => escapeRegex(name).replace(/\\\.html$/, String.raw`(?:\.html)?`);

/** The caching rule of a release. It names each file, since the 404 of a missing file must not be cached. */
export function releaseRule(release: string, files: readonly string[]): HeaderRule {
  const names = [RELEASE_FILE, ...files].map(patternOf);
  return { regex: `^/r/${release}/(?:${names.join('|')})$`, headers: [CACHE_FOREVER] };
}

/** A rule for each release that a site's folder retains. */
export async function releaseRules(siteDir: string): Promise<HeaderRule[]> {
  const rules = (await releasesIn(siteDir)).map(async ({ release }) => {
    const text = await readFile(path.join(siteDir, 'r', release, RELEASE_FILE), 'utf8');
    const { files } = releaseSchema.parse(JSON.parse(text));
    return releaseRule(
      release,
      files.map((file) => file.path),
    );
  });
  return Promise.all(rules);
}
