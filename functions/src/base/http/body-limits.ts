import {
  CALLABLES,
  EMAIL_BOUNCES,
  EMAIL_UNSUBSCRIBE,
  functionOf,
  RELEASE_WORKFLOW,
  RENDER_PAGES,
  SCHEDULES,
  STRIPE_WEBHOOK,
  TASKS,
  TRIGGERS,
  UPLOAD_PICTURE,
} from '@raade/contracts/base/callables';
import { PICTURE_LIMITS } from '@raade/contracts/content/pictures';
import { COLLECT } from '@raade/contracts/health/visit-counting';
import { LONGEST_REPORT } from '@raade/contracts/health/visit-report';

const KB = 1000;

/** Bytes. Forms of visitors and staff have some 10 kB. */
const DEFAULT_LIMIT = 64 * KB;

/**
 * Bytes of the longest request that each function takes, where that is not the default. JSON takes up to 70 times its
 * length in memory once it is parsed, so a larger limit needs more memory in `function-options.ts`.
 */
const LIMITS: Readonly<Record<string, number>> = {
  [CALLABLES.sendEmailCampaign]: 256 * KB,
  [CALLABLES.importRegistrants]: 256 * KB,
  [CALLABLES.saveContentItem]: 384 * KB,
  [CALLABLES.publishContent]: 768 * KB,
  [CALLABLES.importContent]: 4200 * KB,
  [RELEASE_WORKFLOW]: 512 * KB,
  [STRIPE_WEBHOOK]: 256 * KB,
  // A batch of Brevo's, or a mail of ours that comes back whole.
  [EMAIL_BOUNCES]: 2000 * KB,
  [EMAIL_UNSUBSCRIBE]: 16 * KB,
  [COLLECT]: LONGEST_REPORT,
  // Above the limit of a file, so that the function itself tells what to do about one that is a little too large.
  [UPLOAD_PICTURE]: PICTURE_LIMITS.bytes + 2000 * KB,
};

/** Functions that only Google's services and other functions may call, which IAM checks. Firebase makes all others public. */
const PRIVATE = new Set<string>([
  RENDER_PAGES,
  ...[SCHEDULES, TASKS, TRIGGERS].flatMap((names) => Object.values(names)),
]);

/**
 * The largest body in bytes that a function takes; infinite for a private one.
 *
 * @param address of a call, as in `CALLABLES`, or the name of a deployed function
 */
export function bodyLimit(address: string): number {
  return PRIVATE.has(address) ? Infinity : (LIMITS[address] ?? DEFAULT_LIMIT);
}

/** The largest body that a function takes, whichever of its calls is made. */
export function longestBody(name: string): number {
  const calls = Object.keys(LIMITS).filter((address) => functionOf(address) === name);
  return Math.max(...[name, ...calls].map(bodyLimit));
}

/**
 * Milliseconds in which a whole request to a function has to arrive: 20 seconds, and a second for each 100 kB; 5 minutes
 * at most.
 */
export function bodyTime(name: string): number {
  return Math.min(20_000 + longestBody(name) / 100, 300_000);
}
