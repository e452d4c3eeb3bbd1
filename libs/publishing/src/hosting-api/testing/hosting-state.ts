import { createHash, randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';

/** A version of a site, with the states that Google documents. */
export interface Version {
  readonly name: string;
  status: 'CREATED' | 'FINALIZED';
  readonly labels: Readonly<Record<string, string>>;
  readonly files: Map<string, string>;
  config: unknown;
}

/** The refusal of a request, with HTTP status and gRPC code. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const precondition = (message: string) => new Refused(400, 'FAILED_PRECONDITION', message);
const notFound = (what: string) => new Refused(404, 'NOT_FOUND', `${what} was not found.`);

export type HostingState = ReturnType<typeof createHostingState>;

/** Creates the state of one fake site. @param site like `projects/p/sites/s` */
export function createHostingState(site: string) {
  const versions = new Map<string, Version>();
  const contents = new Map<string, Buffer>();
  const releases: Version[] = [];

  const versionOf = (name: string) => {
    const found = versions.get(name);
    if (found) return found;
    throw notFound(name);
  };
  const open = (name: string) => {
    const version = versionOf(name);
    if (version.status === 'CREATED') return version;
    throw precondition(`Version ${name} is FINALIZED: it cannot be changed.`);
  };

  return {
    releases,
    versionOf,
    create(labels: Readonly<Record<string, string>> = {}): Version {
      const name = `${site}/versions/${randomBytes(8).toString('hex')}`;
      const version: Version = { name, status: 'CREATED', labels, files: new Map(), config: {} };
      versions.set(name, version);
      return version;
    },
    /** @returns hashes of contents that must be uploaded */
    populate(name: string, files: Readonly<Record<string, string>>): string[] {
      const version = open(name);
      for (const [path, hash] of Object.entries(files)) version.files.set(path, hash);
      return [...new Set(Object.values(files))].filter((hash) => !contents.has(hash));
    },
    upload(name: string, hash: string, content: Buffer): void {
      if (![...open(name).files.values()].includes(hash)) throw notFound(hash);
      if (createHash('sha256').update(content).digest('hex') !== hash) {
        throw new Refused(400, 'INVALID_ARGUMENT', `The content hash is not ${hash}.`);
      }
      contents.set(hash, content);
    },
    finalize(name: string, config: unknown): Version {
      const version = open(name);
      const missing = [...version.files.values()].filter((hash) => !contents.has(hash));
      if (missing.length > 0) throw precondition(`${missing.length} files were not uploaded.`);
      return Object.assign(version, { status: 'FINALIZED', config });
    },
    release(name: string): Version {
      const version = versionOf(name);
      if (version.status !== 'FINALIZED') throw precondition(`Version ${name} is not FINALIZED.`);
      releases.unshift(version);
      return version;
    },
    /** The content that visitors get at a path; undefined if there is no file. */
    contentAt(path: string): Buffer | undefined {
      const hash = releases[0]?.files.get(path);
      return hash === undefined ? undefined : gunzipSync(contents.get(hash) ?? '');
    },
    /** The files that visitors get: texts by path. */
    served(): ReadonlyMap<string, string> {
      const files = [...(releases[0]?.files ?? [])];
      return new Map(files.map(([path, hash]) => [path, textOf(contents.get(hash))]));
    },
  };
}

const textOf = (content: Buffer | undefined) => gunzipSync(content ?? '').toString('utf8');
