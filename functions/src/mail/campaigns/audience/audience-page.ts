import {
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import {
  type AudienceRequest,
  type RecipientType,
  HANDED_OVER,
} from '@raade/contracts/mail/campaigns';
import { type Addressee, addresseeSchema, belongsTo } from './recipient-group.ts';
import { collection } from '../../../base/firestore.ts';
import { deliveriesOf } from '../campaign-document.ts';

/** Documents of a page: each may become a read and a write of one transaction. */
const PAGE_SIZE = 250;

export interface AudiencePage {
  /** Members of the audience, perhaps none. */
  readonly addressees: readonly Addressee[];
  /** The document that the next page begins after; null if this is the last page. */
  readonly next: string | null;
}

/** Documents in the order of their ids, a page at a time, so that memory does not grow with their number. */
async function readPage(
  found: Query,
  after: string | null,
  membersIn: (docs: readonly QueryDocumentSnapshot[]) => readonly Addressee[],
): Promise<AudiencePage> {
  const all = found.orderBy(FieldPath.documentId()).limit(PAGE_SIZE);
  const { docs } = await (after === null ? all : all.startAfter(after)).get();
  const next = docs.length < PAGE_SIZE ? null : (docs.at(-1)?.id ?? null);
  return { addressees: membersIn(docs), next };
}

/** A page of the registrants of a forum, with those of the group alone. */
function registrantPage(
  group: RecipientType,
  forumId: string,
  after: string | null,
): Promise<AudiencePage> {
  const registrants = collection('registrants').where('forum_id', '==', forumId);
  return readPage(registrants.select(...Object.keys(addresseeSchema.shape)), after, (docs) =>
    docs
      .map((document) => ({
        ...z.parse(addresseeSchema, document.data()),
        registrant: document.id,
      }))
      .filter((addressee) => belongsTo(group, addressee)),
  );
}

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
function sentPage(campaignId: string, after: string | null): Promise<AudiencePage> {
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

/** Whom a campaign is for: a group of the registrants of a forum, or those who were sent what it corrects. */
export type Audience = AudienceRequest & { readonly forum_id: string };

/** A page of those whom a campaign is for. */
export function audiencePage(
  { recipientType, forum_id, corrects }: Audience,
  after: string | null,
): Promise<AudiencePage> {
  return corrects === undefined
    ? registrantPage(recipientType, forum_id, after)
    : sentPage(corrects, after);
}
