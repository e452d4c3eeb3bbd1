import * as z from 'zod/mini';
import { Failure } from '@raade/contracts/base/failure';

/**
 * Fields as Firestore's REST API has them, each with its type: nothing is lost between 5 and 5.0, or of a reference
 * (https://firebase.google.com/docs/firestore/reference/rest/v1/Value).
 */
type Fields = Readonly<Record<string, unknown>>;

/** Every document of a database by its path. */
export type Documents = ReadonlyMap<string, Fields>;

/** Fewer than the API would take, so that small samples have several pages, too. */
const PAGE_SIZE = 50;

const fieldsSchema = z.record(z.string(), z.unknown());
const collectionsSchema = z.object({
  collectionIds: z._default(z.array(z.string()), []),
  nextPageToken: z.optional(z.string()),
});
const pageSchema = z.object({
  // Without a time it was never written, and is listed only for what lies below it.
  documents: z._default(
    z.array(
      z.object({
        name: z.string(),
        createTime: z.optional(z.string()),
        fields: z._default(fieldsSchema, {}),
      }),
    ),
    [],
  ),
  nextPageToken: z.optional(z.string()),
});

type Page = z.infer<typeof pageSchema>;

const databaseOf = (project: string) => `projects/${project}/databases/(default)/documents`;
const emulator = () => `http://${process.env['FIRESTORE_EMULATOR_HOST']}`;

/** Reads the default database of a project page by page: whatever collections it has, or only these of its own. */
export async function readDatabase(
  project: string,
  collections?: readonly string[],
): Promise<Documents> {
  const found = new Map<string, Fields>();
  const database = databaseOf(project);
  await readBelow(database, '', collections ?? (await collectionsBelow(database)), found);
  return found;
}

async function readBelow(
  database: string,
  parent: string,
  collections: readonly string[],
  found: Map<string, Fields>,
): Promise<void> {
  for (const collection of collections) {
    const documents = documentsOf(`${database}${parent}/${collection}`);
    for await (const { name, createTime, fields } of documents) {
      const below = name.slice(database.length);
      if (createTime !== undefined) found.set(below.slice(1), fields);
      await readBelow(database, below, await collectionsBelow(name), found);
    }
  }
}

async function collectionsBelow(parent: string): Promise<string[]> {
  const ids: string[] = [];
  let pageToken: string | undefined;
  do {
    const page = z.parse(
      collectionsSchema,
      await ask(`v1/${parent}:listCollectionIds`, 'POST', { pageSize: PAGE_SIZE, pageToken }),
    );
    ids.push(...page.collectionIds);
    pageToken = page.nextPageToken;
  } while (pageToken);
  return ids;
}

async function* documentsOf(collection: string) {
  let pageToken: string | undefined = '';
  do {
    const query = { pageSize: String(PAGE_SIZE), showMissing: 'true', pageToken };
    const page: Page = z.parse(pageSchema, await ask(`v1/${collection}`, 'GET', undefined, query));
    yield* page.documents;
    pageToken = page.nextPageToken;
  } while (pageToken);
}

/** Writes documents into the default database of a project. @throws Failure if one is there already */
export async function writeDatabase(project: string, documents: Documents): Promise<void> {
  const database = databaseOf(project);
  const writes = [...documents].map(([path, fields]) => ({
    update: { name: `${database}/${path}`, fields },
    currentDocument: { exists: false },
  }));
  for (let from = 0; from < writes.length; from += PAGE_SIZE) {
    const some = writes.slice(from, from + PAGE_SIZE);
    await ask(`v1/${database}:commit`, 'POST', { writes: some });
  }
}

/** Loses the default database of a project, and none that lies beside it. */
export async function loseDatabase(project: string): Promise<void> {
  await ask(`emulator/v1/${databaseOf(project)}`, 'DELETE');
}

async function ask(
  place: string,
  method: string,
  body?: object,
  query: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const path = place.split('/').map(encodeURIComponent).join('/');
  const response = await fetch(`${emulator()}/${path}?${new URLSearchParams(query).toString()}`, {
    method,
    // Firestore's emulator lets its owner pass by the rules.
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Failure(`${place} answered ${response.status}.`);
  return response.json();
}
