import { FUNCTIONS_REGION } from '@raade/contracts/callables';
import { pictureSettingsSchema } from '@raade/functions/configuration/picture-settings';
import * as z from 'zod/mini';
import { GOOGLE } from '../../cloud/addresses.ts';
import { addGrants, missingGrants } from '../../cloud/policies.ts';
import type { Production } from '../../wanted/production.ts';
import type { Lack, Step } from '../../wanted/step.ts';
import { runtimeAccount } from './accounts.step.ts';

/** Days for which a deleted object can be had back: the most that Google allows. */
const KEPT_DAYS = 90;
const KEPT_SECONDS = KEPT_DAYS * 24 * 60 * 60;

/** https://cloud.google.com/storage/docs/json_api/v1/buckets; whole numbers come as texts. */
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

const PRIVATE = {
  iamConfiguration: {
    uniformBucketLevelAccess: { enabled: true },
    publicAccessPrevention: 'enforced',
  },
};
const KEPT = { softDeletePolicy: { retentionDurationSeconds: String(KEPT_SECONDS) } };

async function missingBucket({ cloud, projectId }: Production, name: string) {
  const address = `${GOOGLE.storage}/b/${name}`;
  const found = await cloud.find(address, bucketSchema);
  if (found) return unsafe(found, name, (body) => cloud.change('PATCH', address, body));
  const body = { name, location: FUNCTIONS_REGION, ...PRIVATE, ...KEPT };
  const parent = `${GOOGLE.storage}/b?project=${projectId}`;
  return [
    {
      says: `there is no bucket ${name} for the editor’s pictures; it will lie in ${FUNCTIONS_REGION} for ever`,
      mend: () => cloud.change('POST', parent, body),
    },
  ];
}

function unsafe(
  { iamConfiguration, softDeletePolicy }: z.output<typeof bucketSchema>,
  name: string,
  change: (body: object) => Promise<unknown>,
): readonly Lack[] {
  const isPrivate =
    iamConfiguration?.uniformBucketLevelAccess?.enabled === true &&
    iamConfiguration.publicAccessPrevention === 'enforced';
  const isKept = (softDeletePolicy?.retentionDurationSeconds ?? 0) >= KEPT_SECONDS;
  const open = {
    says: `pictures in the bucket ${name} can be opened to everybody, published or not`,
    mend: () => change(PRIVATE),
  };
  const lost = {
    says: `what is deleted from the bucket ${name} cannot be had back for ${KEPT_DAYS} days`,
    mend: () => change(KEPT),
  };
  return [...(isPrivate ? [] : [open]), ...(isKept ? [] : [lost])];
}

/** With the right to list: without it Google says of what is not there that nobody may read it. */
async function missingRole(production: Production, name: string): Promise<readonly Lack[]> {
  const { cloud } = production;
  const resource = `${GOOGLE.storage}/b/${name}`;
  const member = `serviceAccount:${await runtimeAccount(production)}`;
  const grants = [{ role: 'roles/storage.objectUser', member }];
  const missing = await missingGrants(cloud, resource, grants);
  if (missing.length === 0) return [];
  const says = `functions may not keep pictures in the bucket ${name}`;
  return [{ says, mend: () => addGrants(cloud, resource, missing) }];
}

export const picturesStep: Step = {
  id: 'pictures',
  title: 'The bucket for the editor’s pictures, if the settings name one',
  why: 'Pictures that it should hold could neither be sent nor published.',
  async lacks(production) {
    const { PICTURES_BUCKET: name } = z.parse(pictureSettingsSchema, production.settings);
    if (name === undefined) return [];
    const lacks = [missingBucket(production, name), missingRole(production, name)];
    return (await Promise.all(lacks)).flat();
  },
};
