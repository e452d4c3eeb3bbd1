import type { MailProvider, MailResult, OutgoingMail } from '../mail-provider.ts';
import { headerProblem } from './header-problem.ts';

/** The provider, which gets only mails whose headers are safe: the others are refused here. */
export function withSafeHeaders(provider: MailProvider): MailProvider {
  return {
    batchSize: provider.batchSize,
    close: () => provider.close(),
    async send(mails, batchKey) {
      const problems = mails.map(headerProblem);
      const safe = mails.filter((_mail, index) => problems[index] === null);
      const results = safe.length > 0 ? await provider.send(safe, batchKey) : [];
      const sent = new Map(safe.map((mail, index) => [mail, results[index]]));
      return mails.map((mail, index) => resultOf(problems[index], sent, mail));
    },
  };
}

function resultOf(
  problem: string | null | undefined,
  sent: ReadonlyMap<OutgoingMail, MailResult | undefined>,
  mail: OutgoingMail,
): MailResult {
  if (problem) return { status: 'refused', reason: `Not sent: ${problem}.` };
  return sent.get(mail) ?? { status: 'unknown', reason: 'The provider said nothing of this mail.' };
}
