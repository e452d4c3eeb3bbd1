import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { applicationConfirmationEmail } from '@raade/emails';
import { APPLICATION_ANSWERS } from '@raade/contracts/applications/application-answers';
import {
  APPLICATION_COLLECTIONS,
  APPLICATION_KINDS,
  GUEST_TICKETS,
  type ApplicationKind,
} from '@raade/contracts/applications/application.schema';
import { localDay } from '@raade/contracts/base/local-day';
import { collection, firestore } from '../../base/firestore.ts';
import { emailFrame, outgoingMail } from '../../mail/compose/outgoing-mail.ts';
import type { OutgoingMail } from '../../mail/mail-provider.ts';
import type { OutboxKind } from '../../mail/outbox/outbox-kind.ts';

const CONFIRMATION = 'application-confirmation';

/** The fields of an outbox entry for a confirmation. */
const confirmationSchema = z.object({
  kind: z.literal(CONFIRMATION),
  to: z.string(),
  application_kind: z.enum(APPLICATION_KINDS),
  application_id: z.string(),
});

/** Lets the outbox compose mails that confirm applications. */
export const confirmationKind: OutboxKind = {
  names: [CONFIRMATION],
  mailKind: 'confirmation',
  compose: (_key, data) => confirmationMail(z.parse(confirmationSchema, data)),
};

const storedSchema = z.object({
  full_name: z.optional(z.string()),
  /** Partners have a contact in place of `full_name`. */
  contact_name: z.optional(z.string()),
  /** Ticket of a guest; an unknown one counts as none. */
  ticket: z.catch(z.optional(z.enum(GUEST_TICKETS)), undefined),
  created_at: z.instanceof(Timestamp),
});

/** A field that is not a text counts as unanswered. */
const textsSchema = z.record(z.string(), z.catch(z.string(), ''));

/** Contact data, which the mail leaves out, since a mistyped address may belong to a stranger. */
const OMITTED_FIELDS = ['email', 'phone'];

/** The fields of an entry that is `held` until the rate limits have room for it. */
export const heldConfirmationSchema = z.object({
  to: z.string(),
  status: z.literal('held'),
  networks: z._default(z.array(z.object({ hash: z.string(), share: z.number() })), []),
  created_at: z.instanceof(Timestamp),
});

/** All confirmations of the outbox. */
export function confirmations() {
  return collection('outbox').where('kind', '==', CONFIRMATION);
}

/** The outbox entry of an application; each can have one only. */
export function confirmationEntry(kind: ApplicationKind, applicationId: string) {
  return collection('outbox').doc(`${CONFIRMATION}_${kind}_${applicationId}`);
}

/**
 * The mail of an entry. The answers are read from the application now, since the outbox does not store them.
 *
 * @throws z.core.$ZodError if the application is deleted or malformed
 */
async function confirmationMail({
  to,
  application_kind: kind,
  application_id: applicationId,
}: z.infer<typeof confirmationSchema>): Promise<OutgoingMail> {
  const applications = firestore().collection(APPLICATION_COLLECTIONS[kind]);
  const application = (await applications.doc(applicationId).get()).data();
  const { full_name, contact_name = '', ticket, created_at } = z.parse(storedSchema, application);
  const input = {
    kind,
    name: full_name ?? contact_name,
    ...(ticket && { ticket }),
    sentOn: localDay(created_at.toDate()),
    answers: answersOf(kind, application),
  };
  const email = applicationConfirmationEmail(input, await emailFrame());
  return outgoingMail(`${CONFIRMATION}_${kind}_${applicationId}`, to, email);
}

function answersOf(kind: ApplicationKind, application: unknown): [label: string, text: string][] {
  const texts = z.parse(textsSchema, application);
  return APPLICATION_ANSWERS[kind]
    .filter(([, field]) => !OMITTED_FIELDS.includes(field))
    .map(([label, field]) => [label, texts[field] ?? '']);
}
