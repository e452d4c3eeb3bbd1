import type { SuppressionReason, SuppressionSource } from '@raade/contracts/mail/suppressions';

export const REASON_LABELS: Readonly<Record<SuppressionReason, string>> = {
  unsubscribed: 'Its reader wants no news of ours. Receipts and answers still go there.',
  complaint: 'Its reader called an email of ours spam. Only receipts still go there.',
  'hard-bounce': 'There is no such mailbox: nothing goes there any more.',
  'soft-bounces': 'Its mailbox has taken no email for some time: news and receipts wait.',
  'by-hand': 'Our staff took it off: neither news nor receipts go there.',
};

export const SOURCE_LABELS: Readonly<Record<SuppressionSource, string>> = {
  link: 'by the link in an email',
  'mail-server': 'as its mail server said at once',
  report: 'as its mail server reported later',
  brevo: 'as Brevo reported',
  staff: 'by hand',
};
