import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import {
  type HeaderRule,
  headerRuleSchema,
  rulesFileOf,
} from '@raade/publishing/hosting/header-rules';
import { CACHE_FOREVER } from '@raade/publishing/hosting/release-rules';
import { WORKSPACE } from '@raade/bundling/workspace.ts';

const firebaseSchema = z.object({
  hosting: z.array(
    z.object({
      target: z.string(),
      headers: z.array(headerRuleSchema),
      rewrites: z.optional(z.array(z.object({ source: z.string(), destination: z.string() }))),
    }),
  ),
});

const config: unknown = JSON.parse(readFileSync(path.join(WORKSPACE, 'firebase.json'), 'utf8'));
const { hosting: SITES } = z.parse(firebaseSchema, config);

/** Supports only patterns that end with `**`, since `firebase.json` has no others. */
const matches = (source: string, requestPath: string) =>
  requestPath.startsWith(source.replace(/^(\/?)\*\*$|\*\*$/, '$1'));

const rulesSchema = z.array(headerRuleSchema);

const applies = (rule: HeaderRule, requestPath: string) =>
  'regex' in rule ? new RegExp(rule.regex).test(requestPath) : matches(rule.source, requestPath);

/** The header rules that the publisher has written into the folder of a site. */
function readComposedRules(dir: string): HeaderRule[] {
  const file = rulesFileOf(dir);
  return existsSync(file) ? rulesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/** The caching header for existing files of releases. */
function releaseRules(dir: string, requestPath: string): HeaderRule[] {
  const isFile = /^\/r\/[^/]+\/./.test(requestPath) && existsSync(path.join(dir, requestPath));
  return isFile ? [{ source: '/r/**', headers: [CACHE_FOREVER] }] : [];
}

const REWRITES = SITES.flatMap(({ rewrites = [] }) => rewrites);

/** The file that Hosting sends for missing files below a prefix like `/admin/`, if there is a rewrite. */
export function rewriteOf(requestPath: string): string | undefined {
  return REWRITES.find(({ source }) => matches(source, requestPath))?.destination;
}

/**
 * The headers that Hosting adds to an answer of a site, like `hostingConfig` of `libs/publishing`. If several rules set
 * a header, the last one counts. Read for each request, since the site may change.
 */
export function headersOf(
  site: string,
  dir: string,
  requestPath: string,
): Readonly<Record<string, string>> {
  const committedRules = SITES.find(({ target }) => target === site)?.headers ?? [];
  const rules = [...committedRules, ...readComposedRules(dir), ...releaseRules(dir, requestPath)];
  return Object.fromEntries(
    rules
      .filter((rule) => applies(rule, requestPath))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );
}
