import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { WORKSPACE } from '../build/workspace.ts';

const PROJECT_ROOT = '{projectRoot}/';
const TOOLS = 'tools';
/** Never part of what is deployed, as `production` of nx.json says. */
const NOT_DEPLOYED = ['**/*.test.{ts,tsx}', '**/README.md'];

const manifestSchema = z.object({
  nx: z.object({ namedInputs: z.object({ production: z.array(z.string()) }) }),
});

/** What builds take of the tools; Nx goes by the same list when it looks into its cache. */
function toolsInBuilds(): string[] {
  const file = path.join(WORKSPACE, TOOLS, 'package.json');
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return manifest.nx.namedInputs.production
    .filter((pattern) => pattern.startsWith(PROJECT_ROOT))
    .map((pattern) => pattern.replace(PROJECT_ROOT, `${TOOLS}/`));
}

/**
 * Those of the files that can change what is deployed. Nx knows only that builds use the tools: by itself it
 * would have every app deployed when a bench changes.
 */
export function buildInputs(files: readonly string[]): string[] {
  const inBuilds = toolsInBuilds();
  const matches = (file: string, patterns: readonly string[]) =>
    patterns.some((pattern) => path.matchesGlob(file, pattern));
  return files
    .filter((file) => !matches(file, NOT_DEPLOYED))
    .filter((file) => !file.startsWith(`${TOOLS}/`) || matches(file, inBuilds));
}
