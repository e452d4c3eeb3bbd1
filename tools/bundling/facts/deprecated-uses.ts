import path from 'node:path';
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { WORKSPACE } from '../workspace.ts';

/** A version in `api-history.json`. `deprecated` contains the names that the next major removes, with replacements. */
const versionSchema = z.object({
  version: z.string(),
  deprecated: z.optional(z.record(z.string(), z.string())),
});
export type PlatformVersion = z.infer<typeof versionSchema>;

/** The versions of the platform, the oldest first. */
export async function readHistory(): Promise<readonly PlatformVersion[]> {
  const file = path.join(WORKSPACE, 'libs/platform/api-history.json');
  return z.parse(z.array(versionSchema), JSON.parse(await readFile(file, 'utf8')));
}

/**
 * A sentence for each deprecated name that a remote uses: where, since which version, and what to use instead.
 * @param names names of the platform that a remote uses, each with a file
 */
export function findDeprecations(
  names: Readonly<Record<string, string>>,
  history: readonly PlatformVersion[],
): readonly string[] {
  return history.flatMap(({ version, deprecated = {} }) =>
    Object.entries(deprecated).flatMap(([name, instead]) => {
      const file = names[name];
      if (file === undefined) return [];
      return `${file} uses ${name} of @raade/platform, deprecated since ${version}: ${instead}`;
    }),
  );
}
