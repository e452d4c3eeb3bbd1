import type { BrevoSettings } from '../../configuration/mail-settings.ts';
import type { MailProvider, MailResult, OutgoingMail } from '../mail-provider.ts';
import type { BrevoOutcome } from './brevo-answer.ts';
import { callBrevo } from './brevo-call.ts';
import { BREVO_BATCH_SIZE, brevoRequest, partsOf } from './brevo-request.ts';
import { Pace } from './pace.ts';
import { OUT_OF_TIME, SEND_MS } from './send-time.ts';

const API = 'https://api.brevo.com';

const DEFAULTS = {
  answerMs: 30_000,
  sendMs: SEND_MS,
  attempts: 3,
  pauseMs: 1000,
  /** Brevo takes a hundred in any minute; this leaves room for calls that make up for `LATE_MS`. */
  callsPerMinute: 97,
};
const LATE_MS = 1000;
/** Calls that look for invalid mails in one part. If they do not find them all, something else is wrong. */
const MOST_CALLS = 60;

/** Brevo says thirty minutes; a call may take some of them, and wait for its turn before. */
const KEY_LIFE_MS = 25 * 60_000;

/** Sends mails by Brevo's API, up to a thousand in a call. */
export function brevoProvider(
  settings: BrevoSettings,
  changes: Partial<typeof DEFAULTS> = {},
): MailProvider {
  const options = { ...DEFAULTS, ...changes };
  const closing = new AbortController();
  const calls = {
    ...options,
    url: `${settings.BREVO_API_BASE ?? API}/v3/smtp/email`,
    pace: new Pace(LATE_MS),
    closing: closing.signal,
  };
  const perCallMs = 60_000 / options.callsPerMinute;
  const perMailMs = 1000 / (settings.EMAIL_RATE_LIMIT ?? Infinity);

  const callFor = (mails: readonly OutgoingMail[], batchKey: string): Promise<BrevoOutcome> => {
    const body = JSON.stringify(brevoRequest(mails, batchKey, settings));
    return callBrevo(body, Math.max(perCallMs, mails.length * perMailMs), calls);
  };

  return {
    batchSize: BREVO_BATCH_SIZE,
    keyLifeMs: KEY_LIFE_MS,
    async send(mails, batchKey) {
      const until = performance.now() + options.sendMs;
      const results = partsOf(mails).map((part) =>
        sendByHalves(part, (half) => callFor(half, batchKey), { left: MOST_CALLS, until }),
      );
      return (await Promise.all(results)).flat();
    },
    close: () => closing.abort(),
  };
}

/** Sends mails together. If there is an invalid one among them, halves are tried until it stands alone. */
async function sendByHalves(
  mails: readonly OutgoingMail[],
  send: (mails: readonly OutgoingMail[]) => Promise<BrevoOutcome>,
  calls: { left: number; readonly until: number },
): Promise<MailResult[]> {
  if (performance.now() > calls.until) return all(mails, OUT_OF_TIME);
  if (calls.left === 0) return all(mails, { status: 'temporary', reason: TOO_MANY_INVALID });
  calls.left -= 1;
  const outcome = await send(mails);
  if (outcome.status === 'lost') return all(mails, { status: 'unknown', reason: outcome.reason });
  if (outcome.status !== 'invalid') return all(mails, outcome);
  if (mails.length === 1) return all(mails, { ...outcome, status: 'refused' });
  const middle = Math.ceil(mails.length / 2);
  return [
    ...(await sendByHalves(mails.slice(0, middle), send, calls)),
    ...(await sendByHalves(mails.slice(middle), send, calls)),
  ];
}

const TOO_MANY_INVALID = 'Brevo refused many of the mails that were sent together with this one.';

function all(mails: readonly OutgoingMail[], result: MailResult): MailResult[] {
  return mails.map(() => result);
}
