import * as z from 'zod/mini';
import type { ServingConfig } from '../hosting/serving-config.ts';
import type { AskHosting } from './hosting-requests.ts';

const versionSchema = z.object({
  name: z.string(),
  labels: z.optional(z.record(z.string(), z.string())),
});
const releaseSchema = z.object({ version: z.optional(versionSchema) });
const releasesSchema = z.object({ releases: z._default(z.array(releaseSchema), []) });
const filesSchema = z.object({
  files: z._default(z.array(z.object({ path: z.string(), hash: z.string() })), []),
  nextPageToken: z.optional(z.string()),
});
const populatedSchema = z.object({
  uploadRequiredHashes: z._default(z.array(z.string()), []),
  uploadUrl: z.optional(z.string()),
});

/** A release of Hosting: it made a version live. Without a version, it disabled the site. */
export type HostingRelease = z.infer<typeof releaseSchema>;

/** SHA-256 of the gzipped content of each file, by its path on the site. */
export type FileHashes = ReadonlyMap<string, string>;

/** Maximum number of files in one request. */
const BATCH = 1000;

/** The calls of Hosting's REST API that publishing needs. */
export interface HostingCalls {
  /** The latest releases, the live one first. */
  releases(count: number): Promise<readonly HostingRelease[]>;
  filesOf(version: string): Promise<FileHashes>;
  /** Creates an empty version, which is not live. */
  createVersion(labels: Readonly<Record<string, string>>): Promise<string>;
  /** Adds files to a version. Returns those whose content must be uploaded. */
  populate(version: string, files: FileHashes): Promise<readonly Upload[]>;
  upload(upload: Upload, content: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Closes a version, so that it cannot change any more. */
  finalize(version: string, config: ServingConfig): Promise<void>;
  release(version: string): Promise<void>;
}

/** A file content to upload. */
export interface Upload {
  readonly hash: string;
  readonly address: string;
}

/** @param site like `projects/my-project/sites/my-site` */
export function hostingCalls(ask: AskHosting, site: string): HostingCalls {
  const liveReleases = `${site}/channels/live/releases`;
  return {
    async releases(count) {
      const query = { pageSize: String(count) };
      return (await ask({ method: 'GET', address: liveReleases, query }, releasesSchema)).releases;
    },
    filesOf: (version) => filesOf(ask, version),
    async createVersion(labels) {
      const body = { labels };
      return (await ask({ method: 'POST', address: `${site}/versions`, body }, versionSchema)).name;
    },
    populate: (version, files) => populate(ask, version, files),
    async upload({ address }, body) {
      await ask({ method: 'POST', address, body }, z.unknown());
    },
    async finalize(version, config) {
      const query = { updateMask: 'status,config' };
      const body = { status: 'FINALIZED', config };
      await ask({ method: 'PATCH', address: version, query, body }, z.unknown());
    },
    async release(version) {
      const query = { versionName: version };
      await ask({ method: 'POST', address: liveReleases, query, body: {} }, z.unknown());
    },
  };
}

async function filesOf(ask: AskHosting, version: string): Promise<FileHashes> {
  const hashes = new Map<string, string>();
  let pageToken: string | undefined = '';
  while (pageToken !== undefined) {
    const query = { pageSize: String(BATCH), ...(pageToken && { pageToken }) };
    const page: z.infer<typeof filesSchema> = await ask(
      { method: 'GET', address: `${version}/files`, query },
      filesSchema,
    );
    for (const { path, hash } of page.files) hashes.set(path, hash);
    pageToken = page.nextPageToken;
  }
  return hashes;
}

async function populate(ask: AskHosting, version: string, files: FileHashes): Promise<Upload[]> {
  const all = [...files];
  const uploads: Upload[] = [];
  for (let start = 0; start < all.length; start += BATCH) {
    const body = { files: Object.fromEntries(all.slice(start, start + BATCH)) };
    const address = `${version}:populateFiles`;
    const populated = await ask({ method: 'POST', address, body }, populatedSchema);
    const { uploadRequiredHashes, uploadUrl } = populated;
    uploads.push(
      ...uploadRequiredHashes.map((hash) => ({ hash, address: `${uploadUrl}/${hash}` })),
    );
  }
  return uploads;
}
