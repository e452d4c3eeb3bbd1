import * as z from 'zod/mini';
import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { isOfForum } from '@raade/contracts/mail/audience-filter';
import { deliverySchema } from '@raade/contracts/mail/campaigns';
import { takesPart } from '@raade/contracts/registrants/registrants';
import type { MailQueue, WithheldMails } from '../deliveries/mail-queue.ts';
import { isMailOn, mailSwitchDocument } from '../deliveries/mail-switch.ts';
import { suppressedMails } from '../deliveries/suppressed-mails.ts';
import { campaignMail } from '../compose/campaign-mail.ts';
import { emailFrame } from '../compose/outgoing-mail.ts';
import { unsubscribeUrl } from '../unsubscribe-token.ts';
import { closedAt, listDocument } from '../../registrants/list-document.ts';
import {
  campaignDocument,
  type CampaignState,
  campaignStateOf,
  deliveriesOf,
} from './campaign-document.ts';
import { collection } from '../../base/firestore.ts';
import { addresseeSchema } from './audience/recipient-group.ts';

/**
 * The queue of a campaign's mails. No mail goes out while the campaign is paused or its list of registrants is closed.
 * No mail goes to suppressed addresses, or to registrants who have canceled.
 */
export function campaignQueue(
  campaignId: string,
  campaign: Pick<CampaignState, 'subject' | 'content' | 'forum_id' | 'filter'>,
): MailQueue {
  const { subject, content, forum_id, filter } = campaign;
  return {
    name: deliveriesOf(campaignId).path,
    documents: deliveriesOf(campaignId),
    triesForMs: 0,

    async compose(document) {
      const delivery = z.parse(deliverySchema, document.data());
      return campaignMail({
        campaign: { id: campaignId, subject, content },
        delivery,
        unsubscribeUrl: unsubscribeUrl(campaignId, delivery.email),
        frame: await emailFrame(),
      });
    },

    async holdBack(transaction, documents) {
      const mails = documents.map(({ id }) => ({ id, addressHash: id, kind: 'campaign' as const }));
      const controls = [campaignDocument(campaignId), mailSwitchDocument(), listDocument(forum_id)];
      const [[document, mailSwitch, list], suppressed, canceled] = await Promise.all([
        transaction.getAll(...controls),
        suppressedMails(transaction, mails),
        findCanceled(transaction, documents, forum_id),
      ]);
      const isSending = document !== undefined && campaignStateOf(document).status === 'sending';
      const isClosed = isOfForum(filter) && closedAt(list);
      if (!isSending || !isMailOn(mailSwitch) || isClosed) return 'stopped';
      return new Map([...canceled, ...suppressed]);
    },
  };
}

/** The recipient of a delivery. Deliveries of corrections name no registrant. */
const recipientSchema = z.object({
  registrant: z.catch(z.optional(z.string()), undefined),
  email: z.string(),
});

/** Limit of registrations with one address, above what anybody has. */
const MAX_REGISTRATIONS = 20;
const CANCELED = { status: 'failed', reason: 'Canceled before it was sent.' } as const;

/**
 * Finds the deliveries whose recipients have canceled their place at the forum, or were removed from the list, since
 * the audience was frozen.
 */
async function findCanceled(
  transaction: Transaction,
  deliveries: readonly QueryDocumentSnapshot[],
  forumId: string,
): Promise<WithheldMails> {
  const registrants = collection('registrants');
  const recipients = deliveries.flatMap((delivery) => {
    const { registrant, email } = z.parse(recipientSchema, delivery.data());
    return registrant === undefined
      ? []
      : [{ delivery, email, registrant: registrants.doc(registrant) }];
  });
  if (recipients.length === 0) return new Map();
  const snapshots = await transaction.getAll(...recipients.map(({ registrant }) => registrant));
  const withheld = recipients.map(async ({ delivery, email }, index) => {
    const registrant = z.safeParse(addresseeSchema, snapshots[index]?.data()).data;
    if (registrant && takesPart(registrant)) return [];
    // A second registration of the same address may still take part.
    const sameAddress = await transaction.get(
      registrants
        .where('forum_id', '==', forumId)
        .where('email', '==', registrant?.email ?? email)
        .limit(MAX_REGISTRATIONS),
    );
    const others = sameAddress.docs.map((other) => z.parse(addresseeSchema, other.data()));
    return others.some(takesPart) ? [] : [[delivery.id, CANCELED] as const];
  });
  return new Map((await Promise.all(withheld)).flat());
}
