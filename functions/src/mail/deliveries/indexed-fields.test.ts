import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deliverySchema } from '@raade/contracts/mail/campaigns';
import { EXPIRES_AT } from '@raade/contracts/firestore/collection-table';
import { DELIVERIES } from '@raade/contracts/base/collections';
import * as z from 'zod/mini';
import { WAITING } from './delivery-state.ts';

const INDEXES = path.join(import.meta.dirname, '../../../../firestore.indexes.json');
const overridesSchema = z.object({
  fieldOverrides: z.array(
    z.object({ collectionGroup: z.string(), fieldPath: z.string(), indexes: z.array(z.unknown()) }),
  ),
});

test('only the fields of a delivery that queries use are indexed', () => {
  const { fieldOverrides } = overridesSchema.parse(JSON.parse(readFileSync(INDEXES, 'utf8')));
  const exempt = fieldOverrides
    .filter(
      ({ collectionGroup, indexes }) => collectionGroup === DELIVERIES && indexes.length === 0,
    )
    .map(({ fieldPath }) => fieldPath);
  const others = { [EXPIRES_AT]: undefined, created_at: undefined };
  const fields = { ...deliverySchema.shape, ...WAITING, ...others };
  const indexed = Object.keys(fields).filter((field) => !exempt.includes(field));
  expect(indexed.sort()).toEqual(['bounce', 'due_at', 'lease', 'status']);
});
