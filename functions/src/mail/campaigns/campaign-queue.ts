import * as z from 'zod/mini';
import { deliverySchema } from '@raade/contracts/mail/campaigns';
import type { MailQueue } from '../deliveries/mail-queue.ts';
import { isMailOn, mailSwitchDocument } from '../deliveries/mail-switch.ts';
import { suppressedMails } from '../deliveries/suppressed-mails.ts';
import { campaignMail } from '../compose/campaign-mail.ts';
import { emailFrame } from '../compose/email-frame.ts';
import { unsubscribeUrl } from '../unsubscribe/unsubscribe-token.ts';
import { cancelledSince } from './cancelled-since.ts';
import { closedAt, listDocument } from '../../registrants/list-document.ts';
import {
  campaignDocument,
  type CampaignState,
  campaignStateOf,
  deliveriesOf,
} from './campaign-document.ts';

/**
 * The mails of a campaign: none while it is paused or its list is closed, none to those who are not to be written to or
 * have cancelled.
 */
export function campaignQueue(
  campaignId: string,
  { subject, content, forum_id }: Pick<CampaignState, 'subject' | 'content' | 'forum_id'>,
): MailQueue {
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
      const switches = [campaignDocument(campaignId), mailSwitchDocument(), listDocument(forum_id)];
      const [[campaign, mailSwitch, list], suppressed, cancelled] = await Promise.all([
        transaction.getAll(...switches),
        suppressedMails(transaction, mails),
        cancelledSince(transaction, documents, forum_id),
      ]);
      const isSending = campaign !== undefined && campaignStateOf(campaign).status === 'sending';
      if (!isSending || !isMailOn(mailSwitch) || closedAt(list)) return 'stopped';
      return new Map([...cancelled, ...suppressed]);
    },
  };
}
