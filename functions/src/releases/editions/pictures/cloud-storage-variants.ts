import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { getStorage } from 'firebase-admin/storage';
import * as z from 'zod/mini';
import { isPassing } from '../../../base/callable/failure.ts';
import { firebaseApp } from '../../../base/firebase-app.ts';
import { MissingVariant, type VariantStore } from './variant-store.ts';

/** An object never changes, and nobody reads it but our functions. */
const CACHE_CONTROL = 'private, max-age=31536000, immutable';

const NOT_FOUND = 404;
/** The object is not of the generation that was named. */
const PRECONDITION_FAILED = 412;

/** Before a read that failed for a moment is tried again. */
const PAUSES_MS = [500, 2000];

/**
 * Each file as a private object of a bucket, for more pictures than a database should hold. A backup of Firestore does
 * not have them. What changes something names the generation that it is about: without one the library tries nothing
 * again, since a second try could undo what somebody else has done since the first.
 */
export function cloudStorageVariants(bucketName: string): VariantStore {
  const bucket = () => getStorage(firebaseApp()).bucket(bucketName);
  return {
    async write(id, { variants }) {
      for (const { name, bytes } of variants) {
        const file = bucket().file(objectName(id, name));
        await file.save(bytes, newObject(name)).catch(unlessChanged);
      }
    },
    async read(id, name) {
      try {
        return await patiently(() => download(bucket().file(objectName(id, name))));
      } catch (error) {
        throw statusOf(error) === NOT_FOUND ? new MissingVariant(id, name) : error;
      }
    },
    async remove(id) {
      const [files] = await bucket().getFiles({ prefix: folderOf(id) });
      for (const file of files) {
        const { generation } = z.parse(listedSchema, file.metadata);
        await file
          .delete({ ifGenerationMatch: generation, ignoreNotFound: true })
          .catch(unlessChanged);
      }
    },
  };
}

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;
type StoredFile = ReturnType<Bucket['file']>;

/** https://cloud.google.com/storage/docs/json_api/v1/objects#resource */
const listedSchema = z.object({ generation: z.union([z.string(), z.number()]) });

const folderOf = (id: string) => `pictures/${id}/`;
const objectName = (id: string, name: string) => folderOf(id) + name;

const newObject = (name: string) => ({
  resumable: false,
  contentType: `image/${path.extname(name).slice(1)}`,
  metadata: { cacheControl: CACHE_CONTROL },
  // Google's checksum of what has arrived is compared with that of what was sent.
  validation: 'crc32c' as const,
  // Generation 0: there is none yet. One that is there is whole, and of the same file.
  preconditionOpts: { ifGenerationMatch: 0 },
});

async function download(file: StoredFile): Promise<Uint8Array<ArrayBuffer>> {
  // A second try of the library's own would end the process: it pipes into the stream that the first has closed.
  file.interceptors.push({ request: (options) => ({ uri: '', ...options, maxRetries: 0 }) });
  const [bytes] = await file.download({ validation: 'crc32c' });
  return Uint8Array.from(bytes);
}

async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error)) throw error;
      await setTimeout(pauseMs);
    }
  }
  return work();
}

/** The status of HTTP that Google has answered with, if it has. */
const statusOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.code : undefined;

function unlessChanged(error: unknown): void {
  if (statusOf(error) !== PRECONDITION_FAILED) throw error;
}
