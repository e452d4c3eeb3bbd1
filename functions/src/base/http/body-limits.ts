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
import { REPORT_BYTE_LIMIT } from '@raade/contracts/health/visit-report';

const KB = 1000;

/** Limit in bytes for most functions. Forms of visitors and staff send about 10 kB. */
const DEFAULT_LIMIT = 64 * KB;

/**
 * Larger limits in bytes. Parsed JSON takes up to 70 times its length in memory, so a larger limit needs more memory in
 * `function-options.ts`.
 */
const LIMITS: Readonly<Record<string, number>> = {
  [CALLABLES.sendEmailCampaign]: 256 * KB,
  [CALLABLES.importRegistrants]: 256 * KB,
  [CALLABLES.saveContentItem]: 384 * KB,
  [CALLABLES.publishContent]: 768 * KB,
  [CALLABLES.importContent]: 4200 * KB,
  [RELEASE_WORKFLOW]: 512 * KB,
  [STRIPE_WEBHOOK]: 256 * KB,
  // A batch of reports from Brevo, or a whole mail that was returned.
  [EMAIL_BOUNCES]: 2000 * KB,
  [EMAIL_UNSUBSCRIBE]: 16 * KB,
  [COLLECT]: REPORT_BYTE_LIMIT,
  // Larger than the limit of a file, so that the function itself can explain why a file is too large.
  [UPLOAD_PICTURE]: PICTURE_LIMITS.bytes + 2000 * KB,
};

/** Functions behind IAM, for Google's services and other functions. All other functions are public. */
const PRIVATE_FUNCTIONS = new Set<string>([
  RENDER_PAGES,
  ...[SCHEDULES, TASKS, TRIGGERS].flatMap((names) => Object.values(names)),
]);

/**
 * Largest body of a call in bytes; infinite for a private function.
 *
 * @param address address of a call, as in `CALLABLES`, or name of a function
 */
export function bodyLimit(address: string): number {
  return PRIVATE_FUNCTIONS.has(address) ? Infinity : (LIMITS[address] ?? DEFAULT_LIMIT);
}

/** Largest body of a function in bytes, over all of its calls. */
export function longestBody(name: string): number {
  const calls = Object.keys(LIMITS).filter((address) => functionOf(address) === name);
  return Math.max(...[name, ...calls].map(bodyLimit));
}

/**
 * Milliseconds in which the whole request must arrive: 20 seconds, plus a second for each 100 kB; 5 minutes at most.
 */
export function bodyTime(name: string): number {
  return Math.min(20_000 + longestBody(name) / 100, 300_000);
}
