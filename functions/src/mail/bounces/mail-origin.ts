import type { OutgoingMail } from '../mail-provider.ts';

/** The record that a sent mail belongs to: a campaign, or a batch of the outbox. */
export interface MailOrigin {
  readonly kind: 'campaign' | 'batch';
  /** The id of the campaign, or the key of the batch: a UUID either way. */
  readonly id: string;
}

const ORIGIN_KINDS = ['campaign', 'batch'] as const;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The origin of a mail; undefined for a mail without a record, like a test mail, whose id is no UUID. */
export function originOf(
  { campaignId }: Pick<OutgoingMail, 'campaignId'>,
  batchKey: string,
): MailOrigin | undefined {
  const origin: MailOrigin =
    campaignId === undefined
      ? { kind: 'batch', id: batchKey }
      : { kind: 'campaign', id: campaignId };
  return UUID.test(origin.id) ? origin : undefined;
}

/** The origin as a tag, which Brevo returns with its reports on the mail. */
export const tagOf = ({ kind, id }: MailOrigin) => `${kind}_${id}`;

/** Parses a tag of `tagOf`; undefined for any other text. */
export function originOfTag(tag: string): MailOrigin | undefined {
  const kind = ORIGIN_KINDS.find((each) => tag.startsWith(`${each}_`));
  if (kind === undefined) return undefined;
  const id = tag.slice(kind.length + 1);
  return UUID.test(id) ? { kind, id } : undefined;
}
