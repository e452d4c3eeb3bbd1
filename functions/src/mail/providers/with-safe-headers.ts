import {
  type MailProvider,
  type MailResult,
  type OutgoingMail,
  MAX_ATTACHED_BYTES,
} from '../mail-provider.ts';
import { isValidAddress, normalizeAddress } from '../../base/address.ts';

/** Wraps a provider so that it gets only mails with safe headers. All others are refused, without being sent. */
export function withSafeHeaders(provider: MailProvider): MailProvider {
  return {
    batchSize: provider.batchSize,
    close: () => provider.close(),
    async send(mails, batchKey) {
      const problems = mails.map(headerProblem);
      const safeMails = mails.filter((_mail, index) => problems[index] === null);
      const results = safeMails.length > 0 ? await provider.send(safeMails, batchKey) : [];
      const resultByMail = new Map(safeMails.map((mail, index) => [mail, results[index]]));
      return mails.map((mail, index) => resultOf(problems[index], resultByMail, mail));
    },
  };
}

function resultOf(
  problem: string | null | undefined,
  results: ReadonlyMap<OutgoingMail, MailResult | undefined>,
  mail: OutgoingMail,
): MailResult {
  if (problem) return { status: 'refused', reason: `Not sent: ${problem}.` };
  return (
    results.get(mail) ?? { status: 'unknown', reason: 'The provider did not report on this email.' }
  );
}

/** Line breaks and control characters, after which an injected header could begin. */
const BREAKS_LINE = /[\p{Cc}\u2028\u2029]/u;
/** Headers that a mail may set; the provider sets all others. */
const ALLOWED_NAME = /^(?:List-[A-Za-z-]+|X-[A-Za-z0-9-]+)$/;

/** A file name that is safe in every mail program and system. */
const FILE_NAME = /^[A-Za-z0-9][A-Za-z0-9-]{0,80}\.pdf$/;

/** The problem with the headers or attachments of a mail; null if it can go out. */
export function headerProblem({
  to,
  subject,
  headers,
  attachments = [],
}: OutgoingMail): string | null {
  if (to !== normalizeAddress(to) || !isValidAddress(to))
    return 'the address is not a mail address';
  if (BREAKS_LINE.test(subject)) return 'the subject is not one line';
  for (const [name, value] of Object.entries(headers)) {
    if (!ALLOWED_NAME.test(name)) return 'a header has a name that is not allowed';
    if (BREAKS_LINE.test(value)) return `the header ${name} is not one line`;
  }
  if (attachments.some(({ name }) => !FILE_NAME.test(name)))
    return 'an attachment has a name that is not allowed';
  const bytes = attachments.reduce((sum, { content }) => sum + content.length, 0);
  if (bytes > MAX_ATTACHED_BYTES) return 'its attachments are too large';
  return null;
}
