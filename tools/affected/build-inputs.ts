import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { WORKSPACE } from '../build/workspace.ts';

const TOOLS = 'tools';
const MANIFEST = `${TOOLS}/package.json`;
/** Never part of what is deployed, as `production` of nx.json says. */
const NOT_DEPLOYED = ['**/*.test.{ts,tsx}', '**/README.md'];

const manifestSchema = z.object({
  nx: z.object({ namedInputs: z.object({ production: z.array(z.string()) }) }),
});

/** What builds take of the tools and by way of them; Nx goes by the same list when it looks into its cache. */
function patternsInBuilds(): string[] {
  const text = readFileSync(path.join(WORKSPACE, MANIFEST), 'utf8');
  const { production } = manifestSchema.parse(JSON.parse(text)).nx.namedInputs;
  return production
    .filter((pattern) => pattern.startsWith('{'))
    .map((pattern) => pattern.replace('{projectRoot}', TOOLS).replace('{workspaceRoot}/', ''));
}

/**
 * Those of the files that can change what is deployed. Nx knows only that builds use the tools: by itself it
 * would have every app deployed when a bench changes, and none for a picture that they take from elsewhere.
 */
export function buildInputs(files: readonly string[]): string[] {
  const inBuilds = patternsInBuilds();
  const matches = (file: string, patterns: readonly string[]) =>
    patterns.some((pattern) => path.matchesGlob(file, pattern));
  const deployed = files.filter((file) => !matches(file, NOT_DEPLOYED));
  const isOfTools = (file: string) => file.startsWith(`${TOOLS}/`);
  return [
    ...deployed.filter((file) => !isOfTools(file)),
    // A file that builds reach by way of the tools is as good as one of them.
    ...deployed
      .filter((file) => matches(file, inBuilds))
      .map((file) => (isOfTools(file) ? file : MANIFEST)),
  ];
}
