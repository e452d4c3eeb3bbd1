import { startSmtpServer, type SmtpFault } from '@raade/mail-emulator';
import { mailSettings } from '../../base/configuration/mail-settings.ts';
import { smtpProvider } from '../../mail/providers/smtp.ts';
import type { Chance } from '../chance.ts';

const ANSWER_MS = 1500;
/** Faults of a mail server with some of a hundred mails, beside its rate limit. */
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

/** A provider, and the server behind it that fails in each way and counts what it takes on. */
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
  // `refused` are addresses that it never takes anything for, `swallowed` mails that it takes on without saying so, at most.
  return { provider, accepted: server.accepted, refused, swallowed, close };
}
