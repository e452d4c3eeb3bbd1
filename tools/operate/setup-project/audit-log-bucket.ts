import { AUDIT_LINE } from '@raade/functions/base/audit/audit-log';
import type { Setup } from './setup.ts';

const BUCKET = 'audit-log';
/** Ten years. Other logs are deleted after 30 days. */
const AUDIT_DAYS = 3650;

/** Creates a locked log bucket for copies of all entries of the audit log. The lock cannot be removed. */
export async function makeAuditLogBucket(setup: Setup): Promise<void> {
  const { projectId, lines, run } = setup;
  const buckets =
    await lines`gcloud logging buckets list --location=global --format=csv[no-heading](name.basename(),retentionDays,locked)`;
  if (!buckets.some((line) => line.startsWith(`${BUCKET},`))) {
    await run`gcloud logging buckets create ${BUCKET} --location=global --retention-days=${AUDIT_DAYS}`;
  }
  if (!buckets.includes(`${BUCKET},${AUDIT_DAYS},True`)) {
    // gcloud asks for confirmation, and has no option to skip that.
    const prompted = setup.with({ input: 'y\n', env: { CLOUDSDK_CORE_DISABLE_PROMPTS: 'false' } });
    await prompted.run`gcloud logging buckets update ${BUCKET} --location=global --retention-days=${AUDIT_DAYS} --locked`;
  }
  const destination = `logging.googleapis.com/projects/${projectId}/locations/global/buckets/${BUCKET}`;
  const sinks = await lines`gcloud logging sinks list --format=value(name)`;
  const verb = sinks.includes(BUCKET) ? 'update' : 'create';
  await run`gcloud logging sinks ${verb} ${BUCKET} ${destination} --log-filter=${`jsonPayload.message="${AUDIT_LINE}"`}`;
}
