import { gzipSync } from 'node:zlib';
import { Failure } from '@raade/contracts/failure';
import type { Environment } from '@raade/contracts/environment';
import { SITE_SEARCH } from '@raade/contracts/site-search';
import type { ServedSites } from '@raade/prove/fault-server/composed-sites.ts';
import {
  type Composed,
  composeDocuments,
  openReleases,
} from '@raade/publishing/compose/compose-shell';
import { fromFolders } from '@raade/publishing/reading/read-release';
import { childRenderer } from '@raade/publishing/renderers/render-in-child';

/** What a site costs before any browser has opened it. */
export interface ComposedCosts {
  /** Bytes of each page with gzip, by its file. */
  readonly pages: ReadonlyMap<string, number>;
  /** Bytes of the policy that answers carry as a header; nothing compresses it. */
  readonly headerPolicy: number;
  /** Bytes of what search asks for, with gzip. */
  readonly search: number;
  /** Milliseconds to compose the site from its releases, reading them included: the middle one of several times. */
  readonly milliseconds: number;
}

const ROUNDS = 5;

const gzipped = (text: string) => gzipSync(text).length;

function headerPolicyOf({ rules }: Composed): number {
  const headers = rules.find((rule) => 'source' in rule && rule.source === '**')?.headers;
  const policy = headers?.find(({ key }) => key === 'Content-Security-Policy')?.value;
  if (policy === undefined) throw new Failure('Pages are answered without a policy.');
  return policy.length;
}

/** Sites have names of their own in production, and no ports. */
function namedSites({ environment, origins }: ServedSites) {
  const siteUrl = 'https://www.example.org';
  const named: Environment = { ...environment, siteUrl };
  const sites = Object.keys(origins).map((app) => [app, `https://${app}.example.org`] as const);
  return { environment: named, origins: Object.fromEntries(sites) };
}

async function composeOnce(sites: ServedSites) {
  const began = performance.now();
  const pointers = Object.fromEntries(sites.pointers);
  const releases = await openReleases(pointers, fromFolders(sites.sitesDir));
  const composed = await composeDocuments(releases, {
    ...namedSites(sites),
    render: childRenderer(),
  });
  return { composed, milliseconds: performance.now() - began };
}

/** Composes the site of the live releases several times, in memory. */
export async function measureComposing(sites: ServedSites): Promise<ComposedCosts> {
  const { composed } = await composeOnce(sites);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    times.push((await composeOnce(sites)).milliseconds);
  const pages = [...composed.documents].filter(([name]) => name.endsWith('.html'));
  return {
    pages: new Map(pages.map(([name, text]) => [name, gzipped(text)])),
    headerPolicy: headerPolicyOf(composed),
    search: gzipped(composed.documents.get(SITE_SEARCH.slice(1)) ?? ''),
    milliseconds: times.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0,
  };
}
