import { FUNCTIONS_REGION, SCHEDULES } from '@raade/contracts/base/callables';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import * as z from 'zod/mini';
import { GOOGLE } from '../../cloud/addresses.ts';
import { instant, readDocument } from '../read-documents.ts';
import type { Check, LiveSite } from '../check.ts';
import { fail, type Finding, ok, orOk } from '../finding.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** https://cloud.google.com/scheduler/docs/reference/rest/v1/projects.locations.jobs */
const jobSchema = z.looseObject({
  name: z.string(),
  state: z._default(z.string(), ''),
  schedule: z._default(z.string(), ''),
  lastAttemptTime: z.optional(z.string()),
  status: z._default(z.looseObject({ code: z.optional(z.int()) }), {}),
});
type Job = z.output<typeof jobSchema>;

/** Maximum time since the last run, in milliseconds. A deployment may skip some runs. */
function maxAgeMs({ schedule }: Job): number {
  const minutes = Number(/^every (\d+) minutes?$/.exec(schedule)?.[1] ?? Number.NaN);
  return Number.isNaN(minutes) ? DAY_MS + 2 * 60 * MINUTE_MS : (3 * minutes + 10) * MINUTE_MS;
}

const DEPLOY = 'deploy the functions: the workflow deploy-functions, or docs/deploying.md';

/** Checks one job of Cloud Scheduler, which calls one function. */
function checkJob(name: string, job: Job | undefined, now: number): readonly Finding[] {
  if (!job) return [fail(`no schedule calls ${name}`, DEPLOY)];
  const log = `read its log: npx firebase functions:log --only ${name}`;
  if (job.state !== 'ENABLED') {
    return [
      fail(`the schedule of ${name} is ${job.state}`, 'resume it: Cloud Scheduler, in the console'),
    ];
  }
  if (job.lastAttemptTime === undefined) return [fail(`${name} has never run`, log)];
  const age = now - Date.parse(job.lastAttemptTime);
  if (age > maxAgeMs(job)) {
    return [fail(`the last run of ${name} was ${Math.round(age / MINUTE_MS)} minutes ago`, log)];
  }
  const { code = 0 } = job.status;
  return code === 0 ? [] : [fail(`the last run of ${name} failed (code ${code})`, log)];
}

/** Checks that Cloud Scheduler calls each scheduled function, and that the last run succeeded. */
export const schedulesCheck: Check<LiveSite> = {
  id: 'schedules',
  title: 'Scheduled functions have run',
  async run({ cloud, projectId, now }) {
    const parent = `${GOOGLE.scheduler}/projects/${projectId}/locations/${FUNCTIONS_REGION}/jobs`;
    const jobs = await cloud.list(`${parent}?pageSize=100`, 'jobs', jobSchema);
    // Firebase names the jobs after their functions.
    const byName = new Map(jobs.map((job) => [job.name.split('/').at(-1), job]));
    const findings = Object.values(SCHEDULES).flatMap((name) =>
      checkJob(name, byName.get(`firebase-schedule-${name}-${FUNCTIONS_REGION}`), now()),
    );
    return orOk(findings, 'scheduled functions run on time');
  },
};

const progressSchema = z.looseObject({ events_until: z.optional(instant) });
/** Reconciliation is nightly; half a day is for late and long runs. */
const MAX_RECONCILIATION_AGE_MS = DAY_MS + 12 * 60 * MINUTE_MS;

/** Checks that the nightly reconciliation succeeded. `schedulesCheck` only knows that it was started. */
export const reconciliationCheck: Check<LiveSite> = {
  id: 'reconciliation',
  title: 'The ledger agrees with Stripe as of last night',
  async run(site) {
    const progress = await readDocument(site, `${COLLECTIONS.settings}/reconciliation`);
    const until = z
      .parse(progressSchema, progress ?? {})
      .events_until?.toDate()
      .getTime();
    const todo = 'read the log of reconcile-nightly, then reconcile on the page Payments';
    if (until === undefined) return [fail('the nightly comparison has never succeeded', todo)];
    const hours = Math.round((site.now() - until) / (60 * MINUTE_MS));
    if (site.now() - until <= MAX_RECONCILIATION_AGE_MS)
      return [ok(`Stripe’s events up to ${hours} hours ago are compared`)];
    return [fail(`Stripe’s events are compared only up to ${hours} hours ago`, todo)];
  },
};
