import { SEALED } from '@raade/functions/audit-seals/publish-seal';
import * as z from 'zod/mini';
import { GOOGLE } from '../../cloud/addresses.ts';
import type { Production } from '../../wanted/production.ts';
import type { Lack, Step } from '../../wanted/step.ts';

const NAME = 'audit-seals';
const FILTER = `jsonPayload.message="${SEALED}"`;
/** Ten years; other logs live for 30 days. */
const RETENTION_DAYS = 3650;

/** https://cloud.google.com/logging/docs/reference/v2/rest/v2/projects.locations.buckets */
const bucketSchema = z.looseObject({
  retentionDays: z._default(z.int(), 0),
  locked: z._default(z.boolean(), false),
  lifecycleState: z._default(z.string(), 'ACTIVE'),
});
const sinkSchema = z.looseObject({
  destination: z.string(),
  filter: z._default(z.string(), ''),
  disabled: z._default(z.boolean(), false),
});

async function missingBucket({ cloud, projectId }: Production): Promise<readonly Lack[]> {
  const parent = `${GOOGLE.logging}/projects/${projectId}/locations/global/buckets`;
  const found = await cloud.find(`${parent}/${NAME}`, bucketSchema);
  const wanted = { retentionDays: RETENTION_DAYS, locked: true };
  if (!found) {
    const mend = () => cloud.change('POST', `${parent}?bucketId=${NAME}`, wanted);
    const says = `no bucket keeps the seals of the audit log; it will be locked, for ${RETENTION_DAYS / 365} years`;
    return [{ says, mend }];
  }
  if (found.locked && found.retentionDays >= RETENTION_DAYS) return [];
  const says = 'the bucket of the seals is not locked for ten years; that cannot be taken back';
  const address = `${parent}/${NAME}?updateMask=retentionDays,locked`;
  return [{ says, mend: () => cloud.change('PATCH', address, wanted) }];
}

async function missingSink({ cloud, projectId }: Production): Promise<readonly Lack[]> {
  const parent = `${GOOGLE.logging}/projects/${projectId}/sinks`;
  const destination = `logging.googleapis.com/projects/${projectId}/locations/global/buckets/${NAME}`;
  const wanted = { name: NAME, destination, filter: FILTER };
  const found = await cloud.find(`${parent}/${NAME}`, sinkSchema);
  if (!found) {
    const mend = () => cloud.change('POST', `${parent}?uniqueWriterIdentity=true`, wanted);
    return [{ says: 'no sink brings the seals there', mend }];
  }
  if (found.destination === destination && found.filter === FILTER && !found.disabled) return [];
  const address = `${parent}/${NAME}?uniqueWriterIdentity=true&updateMask=destination,filter,disabled`;
  const mend = () => cloud.change('PATCH', address, { ...wanted, disabled: false });
  return [{ says: 'the sink of the seals takes other lines, or brings them elsewhere', mend }];
}

export const auditSealsStep: Step = {
  id: 'audit-seals',
  title: 'What keeps the seals of the audit log',
  why: 'Whoever changes the log then cannot change what its hashes were.',
  lacks: async (production) =>
    (await Promise.all([missingBucket(production), missingSink(production)])).flat(),
};
