import { COLLECTION_TABLE, EXPIRES_AT } from '@raade/contracts/collection-table';
import type { CollectionRow } from '@raade/contracts/collection-row';
import * as z from 'zod/mini';
import type { Step } from '../../wanted/step.ts';
import { databaseAddress } from './firestore.step.ts';

const rows: readonly CollectionRow[] = Object.values(COLLECTION_TABLE);

/** Ids of the collections whose documents Firestore deletes once their time is over. */
const EXPIRING: readonly string[] = rows
  .filter(({ kept }) => kept.days !== undefined || kept.years !== undefined)
  .map(({ path }) => path.split('/').at(-1) ?? path);

/** https://cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.collectionGroups.fields */
const fieldSchema = z.looseObject({
  ttlConfig: z.optional(z.looseObject({ state: z.optional(z.string()) })),
});

export const expiryStep: Step = {
  id: 'expiry',
  title: 'Documents that Firestore deletes once their time is over',
  why: 'The privacy page promises it for each of these collections.',
  async lacks({ cloud, projectId }) {
    const lacks = EXPIRING.map(async (collection) => {
      const groups = `${databaseAddress(projectId, '(default)')}/collectionGroups`;
      const address = `${groups}/${collection}/fields/${EXPIRES_AT}`;
      const state = (await cloud.find(address, fieldSchema))?.ttlConfig?.state;
      if (state === 'ACTIVE' || state === 'CREATING') return [];
      const mend = () =>
        cloud.change('PATCH', `${address}?updateMask=ttlConfig,indexConfig`, {
          ttlConfig: {},
          // Nobody asks for it, and an index over times is a hot spot.
          indexConfig: { indexes: [] },
        });
      return [{ says: `nothing deletes what has expired in ${collection}`, mend }];
    });
    return (await Promise.all(lacks)).flat();
  },
};
