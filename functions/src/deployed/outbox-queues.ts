import { confirmationKind } from '../applications/confirmations/confirmation-mail.ts';
import { answerKind, outdatedAnswers } from '../applications/decisions/answer-mail.ts';
import type { MailQueue } from '../mail/deliveries/mail-queue.ts';
import { outboxQueue } from '../mail/outbox/outbox-queue.ts';
import { disputeKind } from '../money/donations/dispute-mail.ts';
import { receiptKind } from '../money/receipts/receipt-mail.ts';
import { replacedReceipts } from '../money/receipts/replaced-receipts.ts';
import { emptyStatements, statementKind } from '../money/statements/statement-mail.ts';
import { accountMailKind, unwantedAccountMails } from '../staff/account-mails/account-mail.ts';
import { adminChangeKind } from '../staff/account-mails/admin-change.ts';

/** Mails to one person each that donations queue. */
export function receiptQueue(): MailQueue {
  return outboxQueue('receipts', [receiptKind], { unwanted: replacedReceipts });
}

/** Statements of a year, of which there are many at once. */
export function statementQueue(): MailQueue {
  return outboxQueue('statements', [statementKind], { unwanted: emptyStatements });
}

/** Mails to one person each that applications queue: confirmations once they have had their turn, and answers. */
export function confirmationQueue(): MailQueue {
  return outboxQueue('confirmations', [confirmationKind, answerKind], {
    unwanted: outdatedAnswers,
  });
}

/** Mails to admins about a change of admins. The switch that stops mail does not stop these: an attacker could use it. */
export function adminChangeQueue(): MailQueue {
  return outboxQueue('admin changes', [adminChangeKind], { isStoppable: false });
}

/** Mails to staff: about their accounts, and about disputes. */
export function accountMailQueue(): MailQueue {
  const kinds = [accountMailKind, adminChangeKind, disputeKind];
  return outboxQueue('account mails', kinds, { unwanted: unwantedAccountMails });
}
