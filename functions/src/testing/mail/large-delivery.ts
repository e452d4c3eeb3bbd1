import { startSmtpServer, type SmtpFault } from '@raade/mail-emulator';
import { firestore } from '../../base/firestore.ts';
import type { MailProvider, MailResult } from '../../mail/mail-provider.ts';
import type { Chance } from '../chance.ts';
import { Crashed, injectCrashes } from '../inject-crashes.ts';
import { mailSettings } from '../../base/configuration/mail-settings.ts';
import { smtpProvider } from '../../mail/providers/smtp.ts';
import { addRegistrants, unsubscribe } from './registrants.ts';

interface CrashOptions {
  readonly chance: Chance;
  /** Chance to crash before, and after, each call of another service: from 0 to 1. */
  readonly share: number;
  /** The largest number of workers that crash. */
  readonly most: number;
}

/** Workers that may crash at each call of another service. A crashed worker does nothing more. */
export function crashingWorkers(real: MailProvider, { chance, share, most }: CrashOptions) {
  let count = 0;
  let hasCrashed = false;
  const mayCrash = () => {
    if (!hasCrashed && count < most && chance.happens(share)) {
      hasCrashed = true;
      count += 1;
    }
    if (hasCrashed) throw new Crashed();
  };

  const provider: MailProvider = {
    batchSize: real.batchSize,
    close: () => real.close(),
    async send(mails, key): Promise<readonly MailResult[]> {
      mayCrash();
      const isHalf = count < most && chance.happens(share);
      const results = await real.send(isHalf ? mails.slice(0, mails.length / 2) : mails, key);
      if (isHalf) {
        hasCrashed = true;
        count += 1;
      }
      mayCrash();
      return results;
    },
  };
  const restores = injectIntoFirestore(mayCrash);
  return {
    /** The provider; workers may also crash within its batches. */
    provider,
    /** The number of crashed workers so far. */
    count: () => count,
    /** Runs the work in a new worker. Resolves with true if it has crashed. */
    async run(work: () => Promise<unknown>): Promise<boolean> {
      hasCrashed = false;
      try {
        await work();
      } catch (error) {
        if (!(error instanceof Crashed)) throw error;
      }
      return hasCrashed;
    },
    stop: () => restores.forEach((restore) => restore()),
  };
}

function injectIntoFirestore(mayCrash: () => void) {
  const collection = firestore().collection('any');
  const query = Object.getPrototypeOf(Object.getPrototypeOf(collection)) as object;
  const document = Object.getPrototypeOf(collection.doc('any')) as object;
  return [
    injectCrashes(mayCrash, firestore(), 'runTransaction'),
    injectCrashes(mayCrash, query, 'get'),
    injectCrashes(mayCrash, document, 'get', 'update'),
  ];
}

const ANSWER_MS = 1500;
/** Faults of a mail server with a few mails of a hundred, besides its rate limit. */
const SMTP_FAULTS: readonly [Omit<SmtpFault, 'to'>, ...Omit<SmtpFault, 'to'>[]] = [
  { at: 'recipient', does: 550 },
  { at: 'recipient', does: 451, times: 2 },
  { at: 'end', does: 452 },
  { at: 'body', does: 'drop' },
  { at: 'end', does: 'drop' },
];
/** A hanging server takes time, so few mails meet one. */
const HANGS = 2;

export type FailingServer = Awaited<ReturnType<typeof failingSmtp>>;

/** A provider, and its server, which fails in each way and counts the mails that it accepts. */
export async function failingSmtp(addresses: readonly string[], chance: Chance) {
  const server = await startSmtpServer({ limit: { count: 2000, perMs: 5000 } });
  const refused = new Set<string>();
  let swallowed = HANGS;
  for (const to of addresses) {
    if (!chance.happens(0.05)) continue;
    const fault = chance.oneOf(SMTP_FAULTS);
    server.plan({ ...fault, to });
    if (fault.does === 550) refused.add(to);
    if (fault.at === 'end' && fault.does === 'drop') swallowed += 1;
  }
  for (let hang = 0; hang < HANGS; hang += 1) server.plan({ at: 'end', does: 'hang' });
  server.plan({ at: 'connect', does: 'drop', times: 3 });
  server.plan({ at: 'sender', does: 421, times: 3 });
  const provider = smtpProvider(
    { ...mailSettings(), SMTP_PORT: server.port },
    { connectMs: ANSWER_MS, answerMs: ANSWER_MS },
  );
  const close = async () => {
    provider.close();
    await server.close();
  };
  // `refused` are addresses whose mails it always refuses; it accepts at most `swallowed` mails without an answer.
  return { provider, accepted: server.accepted, refused, swallowed, close };
}

const INVALID = [
  '',
  'nobody',
  'a@b',
  'two@example.org, three@example.org',
  'with space@example.org',
];

/** Registrants with `count` recipients, and others that are duplicate, invalid or unsubscribed. */
export async function sampleAudience(count: number, chance: Chance) {
  const recipients = Array.from({ length: count }, (_, index) => `reader-${index}@example.org`);
  const excluded = { cancelled: 0, unsubscribed: 0, invalid: 0, duplicate: 0 };
  const emails: string[] = [];
  for (const email of recipients) {
    emails.push(email);
    if (chance.happens(0.05)) {
      excluded.duplicate += 1;
      const earlier = emails[Math.floor(emails.length / 2)] ?? email;
      emails.push(earlier.includes('reader') ? ` ${earlier.toUpperCase()} ` : ` ${email} `);
    }
    if (chance.happens(0.02)) {
      excluded.invalid += 1;
      emails.push(INVALID[excluded.invalid % INVALID.length] ?? '');
    }
    if (chance.happens(0.03)) {
      excluded.unsubscribed += 1;
      const gone = `gone-${excluded.unsubscribed}@example.org`;
      emails.push(gone);
      await unsubscribe(gone);
    }
  }
  await addRegistrants(emails.map((email) => ({ email, full_name: 'Sam Sample' })));
  return { recipients, excluded };
}
