import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import {
  type AudienceRequest,
  type RecipientType,
  HANDED_OVER,
} from '@raade/contracts/mail/campaigns';
import { collection } from '../../../base/firestore.ts';
import { deliveriesOf } from '../campaign-document.ts';
import { applicantPage } from './applicant-page.ts';
import { donorPage } from './donor-page.ts';
import { type AudiencePage, readPage } from './read-page.ts';
import { addresseeSchema, belongsTo, nonRegistrant } from './recipient-group.ts';

interface Registrants {
  readonly group: RecipientType;
  readonly forumId: string;
  /** Undefined: all registrants, with or without a ticket. */
  readonly ticketTypes: readonly string[] | undefined;
}

/** A page of the registrants of a forum who belong to the group. */
function registrantPage(
  { group, forumId, ticketTypes }: Registrants,
  cursor: string | null,
): Promise<AudiencePage> {
  const ofForum = collection('registrants').where('forum_id', '==', forumId);
  const registrants = ticketTypes ? ofForum.where('ticket_type', 'in', ticketTypes) : ofForum;
  return readPage(registrants.select(...Object.keys(addresseeSchema.shape)), cursor, (docs) =>
    docs
      .map((document) => ({
        ...z.parse(addresseeSchema, document.data()),
        registrant: document.id,
      }))
      .filter((addressee) => belongsTo(group, addressee)),
  );
}

/**
 * The fields of a delivery that a correction needs. Missing fields do not stop the correction: deliveries without an
 * address are left out.
 */
const handedOverSchema = z.object({
  email: addresseeSchema.shape.email,
  first_name: z.catch(z.nullable(z.string()), null),
  status: z.enum(HANDED_OVER),
  due_at: z.catch(z.nullable(z.instanceof(Timestamp)), null),
});
type HandedOver = z.infer<typeof handedOverSchema>;
const DELIVERY_FIELDS = Object.keys(handedOverSchema.shape);

/**
 * A page of the recipients to whom a campaign was sent, or may have been sent (`unknown`). Deliveries that wait, were
 * refused, or are leased by a worker are left out.
 */
function sentPage(campaignId: string, cursor: string | null): Promise<AudiencePage> {
  const now = Date.now();
  const handedOver = deliveriesOf(campaignId).where('status', 'in', HANDED_OVER);
  return readPage(handedOver.select(...DELIVERY_FIELDS), cursor, (docs) =>
    docs
      .map((delivery) => z.parse(handedOverSchema, delivery.data()))
      .filter((delivery) => !isLeased(delivery, now))
      .map(addresseeOf),
  );
}

/** True if a worker holds the lease: the delivery may end as sent, or wait again. */
const isLeased = ({ status, due_at }: HandedOver, now: number) =>
  status === 'sending' && due_at !== null && due_at.toMillis() > now;

const addresseeOf = ({ email, first_name }: HandedOver) =>
  nonRegistrant({ email, full_name: first_name ?? '' });

/**
 * The audience of a campaign: registrants of a forum, applicants, donors, or recipients of the campaign that it
 * corrects.
 */
export type Audience = AudienceRequest & { readonly forum_id: string };

/** A page of the members of an audience. */
export function audiencePage(
  { recipientType, forum_id, corrects, filter }: Audience,
  cursor: string | null,
): Promise<AudiencePage> {
  if (corrects !== undefined) return sentPage(corrects, cursor);
  if (filter?.of === 'applicants') return applicantPage(filter, cursor);
  if (filter?.of === 'donors') return donorPage(filter, cursor);
  const ticketTypes = filter?.ticketTypes;
  return registrantPage({ group: recipientType, forumId: forum_id, ticketTypes }, cursor);
}
