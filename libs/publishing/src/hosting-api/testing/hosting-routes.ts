import * as z from 'zod/mini';
import { type HostingState, Refused, type Version } from './hosting-state.ts';

/** The purpose of a request. */
export type Step =
  | 'get site'
  | 'list releases'
  | 'list files'
  | 'create version'
  | 'populate files'
  | 'upload'
  | 'finalize'
  | 'release'
  | 'sign in'
  | 'something else';

export interface Route {
  readonly step: Step;
  /** Handles the request and returns the answer. Throws `Refused`. */
  readonly work: (body: Buffer) => object;
}

interface Place {
  /** Like `projects/p/sites/s`. */
  readonly site: string;
  readonly origin: string;
}

const LARGEST_BATCH = 1000;
const LARGEST_PAGE = 1000;

const texts = z.optional(z.record(z.string(), z.string()));
/** Strict, since Google refuses unknown fields. */
const bodySchema = z.strictObject({
  labels: texts,
  files: texts,
  status: z.optional(z.string()),
  config: z.optional(z.unknown()),
});
type Body = z.infer<typeof bodySchema>;

function jsonIn(body: Buffer): Body {
  return bodySchema.parse(body.length > 0 ? JSON.parse(body.toString('utf8')) : {});
}

const shown = ({ name, status, labels, config }: Version) => ({ name, status, labels, config });

/** Returns the function that finds the route of a request. */
export function hostingRoutes(state: HostingState, { site, origin }: Place) {
  const below = `/v1beta1/${site}`;
  const version = `${site}/versions/`;
  const resources = { hostingSite: site.split('/').at(-1) };

  function fixed(method: string, url: URL): Route | undefined {
    switch (`${method} ${url.pathname}`) {
      case `GET ${below}`:
        return { step: 'get site', work: () => ({ name: site, type: 'USER_SITE' }) };
      case `GET ${below}/channels/live/releases`:
        return { step: 'list releases', work: () => listReleases(url) };
      case `POST ${below}/versions`:
        return { step: 'create version', work: (body) => create(jsonIn(body)) };
      case `POST ${below}/channels/live/releases`:
        return { step: 'release', work: () => release(url) };
      default:
        return undefined;
    }
  }

  function ofVersion(method: string, { pathname, searchParams }: URL): Route | undefined {
    const name = pathname.replace('/v1beta1/', '');
    if (!name.startsWith(version)) return undefined;
    const [, id = '', rest = ''] = /^([0-9a-f]+)(.*)$/.exec(name.slice(version.length)) ?? [];
    switch (`${method} ${rest}`) {
      case 'GET /files':
        return { step: 'list files', work: () => listFiles(version + id, searchParams) };
      case 'POST :populateFiles':
        return { step: 'populate files', work: (body) => populate(version + id, jsonIn(body)) };
      case 'PATCH ':
        return { step: 'finalize', work: (body) => finalize(version + id, jsonIn(body)) };
      default:
        return undefined;
    }
  }

  function uploaded(method: string, { pathname }: URL): Route | undefined {
    const [, id, hash] = /^\/upload\/([0-9a-f]+)\/([0-9a-f]{64})$/.exec(pathname) ?? [];
    if (method !== 'POST' || id === undefined || hash === undefined) return undefined;
    return { step: 'upload', work: (body) => (state.upload(version + id, hash, body), {}) };
  }

  function listReleases({ searchParams }: URL) {
    const count = Number(searchParams.get('pageSize') ?? 100);
    const releases = state.releases.slice(0, count);
    return releases.length > 0
      ? { releases: releases.map((one) => ({ version: shown(one) })) }
      : {};
  }

  function listFiles(name: string, query: URLSearchParams) {
    const start = Number(query.get('pageToken') ?? 0);
    const size = Math.min(Number(query.get('pageSize') ?? 10), LARGEST_PAGE);
    const all = [...state.versionOf(name).files];
    const files = all.slice(start, start + size).map(([path, hash]) => ({ path, hash }));
    const next = start + size < all.length ? { nextPageToken: String(start + size) } : {};
    return { files, ...next };
  }

  const create = ({ labels }: Body) => shown(state.create(labels));

  function populate(name: string, { files = {} }: Body) {
    if (Object.keys(files).length > LARGEST_BATCH) {
      throw new Refused(400, 'INVALID_ARGUMENT', 'Too many files.');
    }
    const uploadRequiredHashes = state.populate(name, files);
    return { uploadRequiredHashes, uploadUrl: `${origin}/upload/${name.split('/').at(-1)}` };
  }

  function finalize(name: string, body: Body) {
    if (body.status !== 'FINALIZED') throw new Refused(400, 'INVALID_ARGUMENT', 'Which status?');
    return shown(state.finalize(name, body.config));
  }

  function release({ searchParams }: URL) {
    return {
      name: `${site}/releases/1`,
      version: shown(state.release(searchParams.get('versionName') ?? '')),
    };
  }

  return (method: string, url: URL): Route =>
    fixed(method, url) ??
    ofVersion(method, url) ??
    uploaded(method, url) ?? {
      step: url.pathname === '/oauth2/v3/token' ? 'sign in' : 'something else',
      // The Firebase CLI requests a token and data of the project.
      work: () => ({ access_token: 'a token', expires_in: 3600, state: 'ENABLED', resources }),
    };
}
