import { FUNCTIONS_REGION } from '@raade/contracts/base/callables';
import { AUDIT_LINE } from '@raade/functions/base/audit/audit-log';
import { pictureSettingsSchema } from '@raade/functions/base/configuration/picture-settings';
import * as z from 'zod/mini';
import { PICTURE_DAYS } from '../required/production.ts';
import type { Setup } from './setup.ts';

/** Makes the bucket for the editor's pictures, if the settings name one: private, and with soft delete. */
export async function makePicturesBucket({ settings, lines, run }: Setup): Promise<void> {
  const { PICTURES_BUCKET: name } = z.parse(pictureSettingsSchema, settings);
  if (name === undefined) return;
  const options = [
    ...['--uniform-bucket-level-access', '--public-access-prevention'],
    `--soft-delete-duration=${PICTURE_DAYS}d`,
  ];
  const existing = await lines`gcloud storage buckets list --format=value(name)`;
  if (existing.includes(name)) await run`gcloud storage buckets update gs://${name} ${options}`;
  else {
    await run`gcloud storage buckets create gs://${name} --location=${FUNCTIONS_REGION} ${options}`;
  }
}

const BUCKET = 'audit-log';
/** Ten years. Other logs are deleted after 30 days. */
const AUDIT_DAYS = 3650;

/** Makes a log bucket for copies of all entries of the audit log. Its lock cannot be removed. */
export async function makeAuditLogBucket(setup: Setup): Promise<void> {
  const { projectId, lines, run } = setup;
  const buckets =
    await lines`gcloud logging buckets list --location=global --format=csv[no-heading](name.basename(),retentionDays,locked)`;
  if (!buckets.some((line) => line.startsWith(`${BUCKET},`))) {
    await run`gcloud logging buckets create ${BUCKET} --location=global --retention-days=${AUDIT_DAYS}`;
  }
  if (!buckets.includes(`${BUCKET},${AUDIT_DAYS},True`)) {
    // gcloud asks for confirmation, and has no option to skip that.
    const confirmed = setup.with({ input: 'y\n', env: { CLOUDSDK_CORE_DISABLE_PROMPTS: 'false' } });
    await confirmed.run`gcloud logging buckets update ${BUCKET} --location=global --retention-days=${AUDIT_DAYS} --locked`;
  }
  const destination = `logging.googleapis.com/projects/${projectId}/locations/global/buckets/${BUCKET}`;
  const sinks = await lines`gcloud logging sinks list --format=value(name)`;
  const verb = sinks.includes(BUCKET) ? 'update' : 'create';
  await run`gcloud logging sinks ${verb} ${BUCKET} ${destination} --log-filter=${`jsonPayload.message="${AUDIT_LINE}"`}`;
}
