import { pictureSettingsSchema } from '@raade/functions/base/configuration/picture-settings';
import * as z from 'zod/mini';
import { GOOGLE } from '../../cloud/addresses.ts';
import { PICTURE_DAYS } from '../../required/production.ts';
import { setupCheck } from '../check.ts';

/** https://cloud.google.com/storage/docs/json_api/v1/buckets; integers are strings. */
const bucketSchema = z.looseObject({
  iamConfiguration: z.optional(
    z.looseObject({
      uniformBucketLevelAccess: z.optional(z.looseObject({ enabled: z.optional(z.boolean()) })),
      publicAccessPrevention: z.optional(z.string()),
    }),
  ),
  softDeletePolicy: z.optional(
    z.looseObject({ retentionDurationSeconds: z.optional(z.coerce.number()) }),
  ),
});

const DAY_SECONDS = 24 * 60 * 60;

export const picturesCheck = setupCheck(
  'pictures',
  'The bucket for the editor’s pictures, if the settings name one',
  async ({ cloud, settings }) => {
    const { PICTURES_BUCKET: name } = z.parse(pictureSettingsSchema, settings);
    if (name === undefined) return [];
    const found = await cloud.find(`${GOOGLE.storage}/b/${name}`, bucketSchema);
    if (!found) return [`there is no bucket ${name} for the editor’s pictures`];
    const { iamConfiguration: access, softDeletePolicy: softDelete } = found;
    const isPrivate =
      access?.uniformBucketLevelAccess?.enabled === true &&
      access.publicAccessPrevention === 'enforced';
    const isRestorable = (softDelete?.retentionDurationSeconds ?? 0) >= PICTURE_DAYS * DAY_SECONDS;
    const open = `pictures in the bucket ${name} can be opened to everybody, published or not`;
    const lost = `what is deleted from the bucket ${name} cannot be had back for ${PICTURE_DAYS} days`;
    return [...(isPrivate ? [] : [open]), ...(isRestorable ? [] : [lost])];
  },
);
