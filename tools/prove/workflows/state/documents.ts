import { PROJECT } from '@raade/operate/testing/cloud/sample-project.ts';
import * as z from 'zod/mini';

/** A document as Firestore's REST API writes it: its full name, and its fields. */
const documentSchema = z.looseObject({
  name: z.string(),
  fields: z._default(z.record(z.string(), z.unknown()), {}),
  /** Absent where only something below it is there. */
  updateTime: z.optional(z.string()),
});
export type StoredDocument = Pick<z.infer<typeof documentSchema>, 'name' | 'fields'>;

const listSchema = z.looseObject({ documents: z._default(z.array(documentSchema), []) });
const namesSchema = z.looseObject({ collectionIds: z._default(z.array(z.string()), []) });

const ROOT = `projects/${PROJECT}/databases/(default)/documents`;
/** More than a project of this size has in one collection. */
const MOST = 10_000;
/** One request may not be too large. */
const WRITES_AT_ONCE = 20;

async function ask(host: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`http://${host}/v1/${path}`, {
    // The emulator asks owners for nothing more, and keeps no rules for them.
    headers: { authorization: 'Bearer owner' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/**
 * All documents of the project in Firestore's emulator
 * (https://cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.documents/list).
 * @param host like `127.0.0.1:8080`
 */
export async function readDocuments(host: string, parent = ROOT): Promise<StoredDocument[]> {
  const { collectionIds } = namesSchema.parse(await ask(host, `${parent}:listCollectionIds`, {}));
  const found: StoredDocument[] = [];
  for (const id of collectionIds) {
    const list = await ask(host, `${parent}/${id}?pageSize=${MOST}&showMissing=true`);
    for (const { name, fields, updateTime } of listSchema.parse(list).documents) {
      if (updateTime !== undefined) found.push({ name, fields });
      found.push(...(await readDocuments(host, name)));
    }
  }
  return found;
}

/** Writes documents as they were read. */
export async function writeDocuments(
  host: string,
  documents: readonly StoredDocument[],
): Promise<void> {
  for (let start = 0; start < documents.length; start += WRITES_AT_ONCE) {
    const writes = documents.slice(start, start + WRITES_AT_ONCE);
    await ask(host, `${ROOT}:commit`, { writes: writes.map((update) => ({ update })) });
  }
}
