import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Production } from '../../wanted/production.ts';
import type { Lack, Step } from '../../wanted/step.ts';
import { databaseAddress } from './firestore.step.ts';

const indexFields = z.array(
  z.looseObject({ fieldPath: z.string(), order: z.optional(z.string()) }),
);
const indexSchema = z.looseObject({
  collectionGroup: z.optional(z.string()),
  name: z.optional(z.string()),
  queryScope: z.optional(z.string()),
  fields: indexFields,
});
const overrideSchema = z.object({
  collectionGroup: z.string(),
  fieldPath: z.string(),
  ttl: z.boolean(),
});
const indexFileSchema = z.object({
  indexes: z.array(indexSchema),
  fieldOverrides: z.array(overrideSchema),
});

/** `donations: payment_status ASCENDING, amount_cents ASCENDING`; Firestore adds the document's name as the last. */
const keyOf = (collection: string, fields: z.output<typeof indexFields>) =>
  `${collection}: ${fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order = '' }) => `${fieldPath} ${order}`)
    .join(', ')}`;

const collectionIn = (name = '') => /collectionGroups\/([^/]+)/.exec(name)?.[1] ?? '';

async function missingIndexes(
  { cloud, projectId }: Production,
  wanted: z.output<typeof indexFileSchema>['indexes'],
): Promise<readonly Lack[]> {
  const groups = `${databaseAddress(projectId, '(default)')}/collectionGroups`;
  const found = await cloud.list(`${groups}/-/indexes`, 'indexes', indexSchema);
  const there = new Set(found.map(({ name, fields }) => keyOf(collectionIn(name), fields)));
  return wanted.flatMap(({ collectionGroup = '', queryScope, fields }) => {
    const key = keyOf(collectionGroup, fields);
    if (there.has(key)) return [];
    const address = `${groups}/${collectionGroup}/indexes`;
    const mend = () => cloud.change('POST', address, { queryScope, fields });
    return [{ says: `an index is missing: ${key}`, mend }];
  });
}

const fieldSchema = z.looseObject({
  indexConfig: z.optional(
    z.looseObject({
      indexes: z.optional(z.array(z.unknown())),
      usesAncestorConfig: z.optional(z.boolean()),
    }),
  ),
});

async function indexedFields(
  { cloud, projectId }: Production,
  wanted: z.output<typeof indexFileSchema>['fieldOverrides'],
): Promise<readonly Lack[]> {
  const groups = `${databaseAddress(projectId, '(default)')}/collectionGroups`;
  // Those that expire are the next step's.
  const lacks = wanted
    .filter(({ ttl }) => !ttl)
    .map(async ({ collectionGroup, fieldPath }) => {
      const address = `${groups}/${collectionGroup}/fields/${fieldPath}`;
      const config = (await cloud.find(address, fieldSchema))?.indexConfig;
      if (config && !config.usesAncestorConfig && (config.indexes ?? []).length === 0) return [];
      const body = { indexConfig: { indexes: [] } };
      const mend = () => cloud.change('PATCH', `${address}?updateMask=indexConfig`, body);
      const says = `${collectionGroup}.${fieldPath} is indexed, which nobody asks for`;
      return [{ says, mend, canWait: true }];
    });
  return (await Promise.all(lacks)).flat();
}

export const indexesStep: Step = {
  id: 'indexes',
  title: 'Indexes',
  why: 'A query over two fields fails without one; an index that nobody uses makes writes dearer.',
  async lacks(production) {
    const text = await readFile(path.join(production.workspace, 'firestore.indexes.json'), 'utf8');
    const { indexes, fieldOverrides } = z.parse(indexFileSchema, JSON.parse(text));
    const lacks = await Promise.all([
      missingIndexes(production, indexes),
      indexedFields(production, fieldOverrides),
    ]);
    return lacks.flat();
  },
};
