import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { addressHash } from '../../base/address.ts';
import { collection } from '../../base/firestore.ts';
import type { Barred, MailQueue } from '../deliveries/mail-queue.ts';
import { isMailOn, mailSwitchDocument } from '../deliveries/mail-switch.ts';
import { suppressedMails } from '../deliveries/suppressed-mails.ts';
import type { OutboxKind } from './outbox-kind.ts';

/** A receipt that is late is better than none: a mail server may be away over the holidays. */
const TRIES_FOR_MS = 14 * 24 * 60 * 60 * 1000;

interface Options {
  /** Finds mails that nobody is to get any more. */
  readonly unwanted?: (
    documents: readonly QueryDocumentSnapshot[],
    transaction: Transaction,
  ) => Promise<Barred>;
  /** False for mails that go out while staff have stopped all mail; true if not given. */
  readonly isStoppable?: boolean;
}

const NOBODY = () => Promise.resolve<Barred>(new Map());

/**
 * The entries of the outbox that are of these kinds.
 *
 * @param name names the queue in the log
 */
export function outboxQueue(
  name: string,
  kinds: readonly OutboxKind[],
  { unwanted = NOBODY, isStoppable = true }: Options = {},
): MailQueue {
  const names = kinds.flatMap((kind) => kind.names);
  const kindOf = (document: QueryDocumentSnapshot) => {
    const name = String(document.get('kind'));
    const kind = kinds.find((each) => each.names.includes(name));
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
      const addressed = due.flatMap((document) => {
        const mail = mails.get(document.id);
        if (mail === undefined) return [];
        const hash = addressHash(mail.to);
        return [{ id: document.id, addressHash: hash, kind: kindOf(document).owedAs }];
      });
      const [suppressed, barred] = await Promise.all([
        suppressedMails(transaction, addressed),
        unwanted(due, transaction),
      ]);
      return new Map([...suppressed, ...barred]);
    },
  };
}
