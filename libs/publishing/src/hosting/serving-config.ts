import { Failure } from '@raade/contracts/base/failure';
import * as z from 'zod/mini';
import { type HeaderRule, headerRuleSchema } from './header-rules.ts';

/** Strict: a new setting in `firebase.json` is an error until `servingConfig` converts it. */
const servedSiteSchema = z.strictObject({
  target: z.string(),
  /** The folder of the files, for emulator and Firebase CLI. */
  public: z.string(),
  cleanUrls: z.optional(z.boolean()),
  trailingSlash: z.optional(z.boolean()),
  rewrites: z.optional(z.array(z.strictObject({ source: z.string(), destination: z.string() }))),
  redirects: z.optional(
    z.array(z.strictObject({ source: z.string(), destination: z.string(), type: z.int() })),
  ),
  headers: z.optional(z.array(headerRuleSchema)),
});

/** The entry of a site in `firebase.json`. */
export type ServedSite = z.infer<typeof servedSiteSchema>;

type Pattern = { readonly glob: string } | { readonly regex: string };

/** The configuration of a version, in the format of Hosting's REST API. */
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

/** The entry of a site in `firebase.json`. Throws if it contains settings that `servingConfig` cannot convert. */
export function servedSite(firebaseJson: unknown, target: string): ServedSite {
  const { hosting } = z
    .object({ hosting: z.array(z.looseObject({ target: z.string() })) })
    .parse(firebaseJson);
  const site = hosting.find((entry) => entry.target === target);
  if (!site) throw new Failure(`firebase.json has no site "${target}".`);
  return servedSiteSchema.parse(site);
}

/**
 * Converts a site's entry of `firebase.json` to the configuration that `firebase deploy` would send, for publishing
 * without the Firebase CLI.
 * @param rules additional headers; if several match an address, the last one wins
 */
export function servingConfig(site: ServedSite, rules: readonly HeaderRule[]): ServingConfig {
  const { cleanUrls, trailingSlash, rewrites = [], redirects = [], headers = [] } = site;
  return {
    headers: [...headers, ...rules].map(convertHeaders),
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

function convertHeaders(rule: HeaderRule): ServingConfig['headers'][number] {
  const headers = Object.fromEntries(rule.headers.map(({ key, value }) => [key, value]));
  return 'regex' in rule ? { regex: rule.regex, headers } : { glob: rule.source, headers };
}
