import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { OpenRelease } from '@raade/publishing/reading/open-release';
import { describeRelease } from '@raade/publishing/releases/describe-release';

/** The build in a folder as the release that publishing would make of it. Nothing is staged. */
export async function localRelease(dist: string): Promise<OpenRelease> {
  return {
    file: await describeRelease(dist),
    text: (file) => readFile(path.join(dist, file), 'utf8'),
  };
}
