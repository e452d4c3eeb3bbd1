import type { OutgoingMail } from '../mail-provider.ts';

/** Where a mail that went out is on record: among the mails of a campaign, or of a batch of the outbox. */
export interface MailOrigin {
  readonly kind: 'campaign' | 'batch';
  /** The id of the campaign, or the key of the batch: a UUID either way. */
  readonly id: string;
}

export const ORIGIN_KINDS = ['campaign', 'batch'] as const;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The origin of a mail; undefined if it is on no record, like a test. */
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

/** The origin as one word, which a provider gives back with what it reports of a mail. */
export const tagOf = ({ kind, id }: MailOrigin) => `${kind}_${id}`;

/** The origin that a word is; undefined for any other word. */
export function originOfTag(tag: string): MailOrigin | undefined {
  const kind = ORIGIN_KINDS.find((each) => tag.startsWith(`${each}_`));
  const id = kind && tag.slice(kind.length + 1);
  return kind && id !== undefined && UUID.test(id) ? { kind, id } : undefined;
}
