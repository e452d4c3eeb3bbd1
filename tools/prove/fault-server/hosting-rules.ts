import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import {
  type HeaderRule,
  headerRuleSchema,
  rulesFileOf,
} from '@raade/publishing/hosting/header-rules';
import { FOR_EVER } from '@raade/publishing/hosting/release-rules';
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

/** Every pattern of ours is a prefix. */
const matches = (source: string, requestPath: string) =>
  requestPath.startsWith(source.replace(/^(\/?)\*\*$|\*\*$/, '$1'));

const rulesSchema = z.array(headerRuleSchema);

const holds = (rule: HeaderRule, requestPath: string) =>
  'regex' in rule ? new RegExp(rule.regex).test(requestPath) : matches(rule.source, requestPath);

function composedRules(dir: string): HeaderRule[] {
  const file = rulesFileOf(dir);
  return existsSync(file) ? rulesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/** Every file of a release is kept for ever; one that is missing is not. */
function keptRules(dir: string, requestPath: string): HeaderRule[] {
  const isFile = /^\/r\/[^/]+\/./.test(requestPath) && existsSync(path.join(dir, requestPath));
  return isFile ? [{ source: '/r/**', headers: [FOR_EVER] }] : [];
}

const REWRITES = SITES.flatMap(({ rewrites = [] }) => rewrites);

/** Hosting's answer below a prefix like `/admin/` where no file is, if there is any. */
export function rewriteOf(requestPath: string): string | undefined {
  return REWRITES.find(({ source }) => matches(source, requestPath))?.destination;
}

/**
 * The headers that Hosting adds to an answer of a site, as `hostingConfig` of `libs/publishing` has it; of several
 * values for one, the last counts. The site may change while it is served.
 */
export function headersOf(
  site: string,
  dir: string,
  requestPath: string,
): Readonly<Record<string, string>> {
  const committed = SITES.find(({ target }) => target === site)?.headers ?? [];
  const rules = [...committed, ...composedRules(dir), ...keptRules(dir, requestPath)];
  return Object.fromEntries(
    rules
      .filter((rule) => holds(rule, requestPath))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );
}
