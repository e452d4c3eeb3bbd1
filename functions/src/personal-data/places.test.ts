import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { CollectionRow } from '@raade/contracts/firestore/collection-row';
import { COLLECTION_TABLE, EXPIRES_AT } from '@raade/contracts/firestore/collection-table';
import { BY_ADDRESS_HASH, PERSONAL_COLLECTIONS } from './erasure-table.ts';

const INDEXES = path.join(import.meta.dirname, '../../../firestore.indexes.json');
const indexesSchema = z.object({
  fieldOverrides: z.array(
    z.object({ collectionGroup: z.string(), fieldPath: z.string(), ttl: z.boolean() }),
  ),
});

const rows = Object.values(COLLECTION_TABLE).map(({ path: where, retention }) => ({
  name: where.split('/').at(-1) ?? '',
  retention,
}));

test('an erasure covers every collection with personal data, as the table says', () => {
  const byName: readonly string[] = BY_ADDRESS_HASH;
  const isNamed = ({ erasure }: CollectionRow['retention']) =>
    erasure === 'deleted' || erasure === 'unnamed';
  const named = rows.filter(({ name, retention }) => isNamed(retention) && !byName.includes(name));
  expect(Object.keys(PERSONAL_COLLECTIONS).sort()).toEqual(named.map(({ name }) => name).sort());
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...byName]));
  for (const { name, retention } of named) {
    expect(PERSONAL_COLLECTIONS[name]?.replaceWith !== undefined).toBe(
      retention.erasure === 'unnamed',
    );
  }
});

test('Firestore deletes documents of the collections with a time to live, and no others', () => {
  const { fieldOverrides } = indexesSchema.parse(JSON.parse(readFileSync(INDEXES, 'utf8')));
  const deleted = fieldOverrides.filter(({ ttl }) => ttl);
  expect(deleted.map(({ collectionGroup }) => collectionGroup).sort()).toEqual(
    rows
      .filter(({ retention }) => 'days' in retention)
      .map(({ name }) => name)
      .sort(),
  );
  for (const { fieldPath } of deleted) expect(fieldPath).toBe(EXPIRES_AT);
});
