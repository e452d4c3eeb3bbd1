import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { getStorage } from 'firebase-admin/storage';
import * as z from 'zod/mini';
import { isTransient } from '../../../base/callable/failure.ts';
import { firebaseApp } from '../../../base/firebase-app.ts';
import { MissingVariant, type VariantStore } from './variant-store.ts';

/** Objects never change, and only our functions read them. */
const CACHE_CONTROL = 'private, max-age=31536000, immutable';

const NOT_FOUND = 404;
/** The object has another generation than the request names. */
const PRECONDITION_FAILED = 412;

/** Pauses before retries of a read. */
const PAUSES_MS = [500, 2000];

/**
 * Stores each file as a private object of a bucket, for more pictures than a database should hold. Backups of Firestore
 * do not contain them. Writes and deletes name a generation: without one the library does not retry, since a retry
 * could undo a change of somebody else.
 */
export function cloudStorageVariants(bucketName: string): VariantStore {
  const bucket = () => getStorage(firebaseApp()).bucket(bucketName);
  return {
    async write(id, { variants }) {
      for (const { name, bytes } of variants) {
        const file = bucket().file(objectName(id, name));
        await file.save(bytes, newObject(name)).catch(ignoreIfChanged);
      }
    },
    async read(id, name) {
      try {
        return await withRetries(() => download(bucket().file(objectName(id, name))));
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
          .catch(ignoreIfChanged);
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
  // Compares Google's checksum with that of the sent bytes.
  validation: 'crc32c' as const,
  // Generation 0 means that the object must not exist. An existing one is complete and of the same file.
  preconditionOpts: { ifGenerationMatch: 0 },
});

async function download(file: StoredFile): Promise<Uint8Array<ArrayBuffer>> {
  // A retry inside the library would crash the process: it pipes into a stream that the first try has closed.
  file.interceptors.push({ request: (options) => ({ uri: '', ...options, maxRetries: 0 }) });
  const [bytes] = await file.download({ validation: 'crc32c' });
  return Uint8Array.from(bytes);
}

async function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error)) throw error;
      await setTimeout(pauseMs);
    }
  }
  return work();
}

/** Returns the HTTP status of Google's answer, if there was one. */
const statusOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.code : undefined;

function ignoreIfChanged(error: unknown): void {
  if (statusOf(error) !== PRECONDITION_FAILED) throw error;
}
