import type { OutgoingMail } from '../mail-provider.ts';

/** Message-ID of a mail (RFC 5322, 3.6.4): the same at each attempt, so that a mailbox can tell a repetition. */
export function messageIdOf({ key }: Pick<OutgoingMail, 'key'>, senderAddress: string): string {
  const domain = senderAddress.slice(senderAddress.lastIndexOf('@') + 1);
  return `<${key.replace(/[^A-Za-z0-9_-]/g, '-')}@${domain}>`;
}
