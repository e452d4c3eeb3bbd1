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

/** Receipts of donations. */
export function receiptQueue(): MailQueue {
  return outboxQueue('receipts', [receiptKind], { findUnwanted: replacedReceipts });
}

/** Yearly statements, in a queue of their own, since many are sent at once. */
export function statementQueue(): MailQueue {
  return outboxQueue('statements', [statementKind], { findUnwanted: emptyStatements });
}

/** Mails to applicants: confirmations, once they are released, and answers. */
export function confirmationQueue(): MailQueue {
  return outboxQueue('confirmations', [confirmationKind, answerKind], {
    findUnwanted: outdatedAnswers,
  });
}

/** Mails to admins about a change of admins. The mail switch does not stop them, since an attacker could use it. */
export function adminChangeQueue(): MailQueue {
  return outboxQueue('admin changes', [adminChangeKind], { isStoppable: false });
}

/** Mails to staff: about their accounts, and about disputes. */
export function accountMailQueue(): MailQueue {
  const kinds = [accountMailKind, adminChangeKind, disputeKind];
  return outboxQueue('account mails', kinds, { findUnwanted: unwantedAccountMails });
}
