import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { addressHash } from '../../base/address.ts';
import { collection } from '../../base/firestore.ts';
import type { WithheldMails, MailQueue } from '../deliveries/mail-queue.ts';
import { isMailOn, mailSwitchDocument } from '../deliveries/mail-switch.ts';
import { suppressedMails } from '../deliveries/suppressed-mails.ts';
import type { OutboxKind } from './outbox-kind.ts';

/** Attempts last 14 days, since a mail server may be down over the holidays. */
const TRIES_FOR_MS = 14 * 24 * 60 * 60 * 1000;

interface Options {
  /** Finds mails that must not be sent any more. */
  readonly findUnwanted?: (
    documents: readonly QueryDocumentSnapshot[],
    transaction: Transaction,
  ) => Promise<WithheldMails>;
  /** False for mails that go out even while staff have stopped all mail; true if not given. */
  readonly isStoppable?: boolean;
}

const findNone = () => Promise.resolve<WithheldMails>(new Map());

/**
 * The queue of the outbox mails of these kinds.
 *
 * @param name names the queue in the log
 */
export function outboxQueue(
  name: string,
  kinds: readonly OutboxKind[],
  { findUnwanted = findNone, isStoppable = true }: Options = {},
): MailQueue {
  const names = kinds.flatMap((kind) => kind.names);
  const kindOf = (document: QueryDocumentSnapshot) => {
    const kindName = String(document.get('kind'));
    const kind = kinds.find((each) => each.names.includes(kindName));
    if (kind === undefined) throw new Error(`${document.ref.path} is of an unknown kind`);
    return kind;
  };

  return {
    name,
    documents: collection('outbox').where('kind', 'in', names),
    triesForMs: TRIES_FOR_MS,

    compose: (document) => kindOf(document).compose(document.id, document.data()),

    async holdBack(transaction, due, mails) {
      if (isStoppable && !isMailOn(await transaction.get(mailSwitchDocument()))) {
        return 'stopped';
      }
      const addressedMails = due.flatMap((document) => {
        const mail = mails.get(document.id);
        if (mail === undefined) return [];
        const hash = addressHash(mail.to);
        return [{ id: document.id, addressHash: hash, kind: kindOf(document).mailKind }];
      });
      const [suppressed, unwanted] = await Promise.all([
        suppressedMails(transaction, addressedMails),
        findUnwanted(due, transaction),
      ]);
      return new Map([...suppressed, ...unwanted]);
    },
  };
}
