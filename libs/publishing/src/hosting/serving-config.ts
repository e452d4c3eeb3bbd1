import { Failure } from '@raade/contracts/base/failure';
import * as z from 'zod/mini';
import { type HeaderRule, headerRuleSchema } from './header-rules.ts';

/** Closed: a setting that is not carried over here would silently be another one on the live site. */
const servedSiteSchema = z.strictObject({
  target: z.string(),
  /** Where the emulator and the Firebase CLI find the files. */
  public: z.string(),
  cleanUrls: z.optional(z.boolean()),
  trailingSlash: z.optional(z.boolean()),
  rewrites: z.optional(z.array(z.strictObject({ source: z.string(), destination: z.string() }))),
  redirects: z.optional(
    z.array(z.strictObject({ source: z.string(), destination: z.string(), type: z.int() })),
  ),
  headers: z.optional(z.array(headerRuleSchema)),
});

/** A site's part of `firebase.json`. */
export type ServedSite = z.infer<typeof servedSiteSchema>;

type Pattern = { readonly glob: string } | { readonly regex: string };

/** How a version of a site is served, as Hosting's REST API takes it. */
export interface ServingConfig {
  readonly headers: readonly (Pattern & { readonly headers: Readonly<Record<string, string>> })[];
  readonly redirects: readonly (Pattern & {
    readonly location: string;
    readonly statusCode: number;
  })[];
  readonly rewrites: readonly (Pattern & { readonly path: string })[];
  readonly cleanUrls?: boolean;
  readonly trailingSlashBehavior?: 'ADD' | 'REMOVE';
}

/** The part of `firebase.json` that is about a site. Throws if it says what `servingConfig` does not know. */
export function servedSite(firebaseJson: unknown, target: string): ServedSite {
  const { hosting } = z
    .object({ hosting: z.array(z.looseObject({ target: z.string() })) })
    .parse(firebaseJson);
  const found = hosting.find((site) => site.target === target);
  if (!found) throw new Failure(`firebase.json has no site "${target}".`);
  return servedSiteSchema.parse(found);
}

/**
 * The serving configuration that `firebase deploy` derives from a site's part of `firebase.json`, for deploys without
 * it.
 * @param rules headers that follow from what is published; of several for an address, the last counts
 */
export function servingConfig(site: ServedSite, rules: readonly HeaderRule[]): ServingConfig {
  const { cleanUrls, trailingSlash, rewrites = [], redirects = [], headers = [] } = site;
  return {
    headers: [...headers, ...rules].map(servedHeaders),
    redirects: redirects.map(({ source, destination, type }) => ({
      glob: source,
      location: destination,
      statusCode: type,
    })),
    rewrites: rewrites.map(({ source, destination }) => ({ glob: source, path: destination })),
    ...(cleanUrls === undefined ? {} : { cleanUrls }),
    ...(trailingSlash === undefined
      ? {}
      : { trailingSlashBehavior: trailingSlash ? 'ADD' : 'REMOVE' }),
  };
}

function servedHeaders(rule: HeaderRule): ServingConfig['headers'][number] {
  const headers = Object.fromEntries(rule.headers.map(({ key, value }) => [key, value]));
  return 'regex' in rule ? { regex: rule.regex, headers } : { glob: rule.source, headers };
}
