import { HANDED_OVER } from '@raade/contracts/mail/campaigns';
import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { deliveriesOf } from '../campaign-document.ts';
import { type AudiencePage, readPage } from './read-page.ts';
import { type Addressee, addresseeSchema } from './recipient-group.ts';

/** The fields of a delivery that a correction needs. A gap in one stops no correction: who has no address is left out. */
const handedOverSchema = z.object({
  email: addresseeSchema.shape.email,
  first_name: z.catch(z.nullable(z.string()), null),
  status: z.enum(HANDED_OVER),
  due_at: z.catch(z.nullable(z.instanceof(Timestamp)), null),
});
type HandedOver = z.infer<typeof handedOverSchema>;
const FIELDS = Object.keys(handedOverSchema.shape);

/**
 * A page of those who were sent a campaign, or may have been: their mail was lost on its way. Whoever waits still, or
 * was refused, is none of them, nor is who is in the hands of a worker.
 */
export function sentPage(campaignId: string, after: string | null): Promise<AudiencePage> {
  const now = Date.now();
  const handedOver = deliveriesOf(campaignId).where('status', 'in', HANDED_OVER);
  return readPage(handedOver.select(...FIELDS), after, (docs) =>
    docs
      .map((delivery) => z.parse(handedOverSchema, delivery.data()))
      .filter((delivery) => !isInHand(delivery, now))
      .map(addresseeOf),
  );
}

/** True if a worker has it at this moment: it may end as sent, or wait again. */
const isInHand = ({ status, due_at }: HandedOver, now: number) =>
  status === 'sending' && due_at !== null && due_at.toMillis() > now;

const addresseeOf = ({ email, first_name }: HandedOver): Addressee => ({
  email,
  full_name: first_name ?? '',
  status: '',
  ticket_type: null,
  is_group_leader: false,
});
