import { Timestamp } from 'firebase-admin/firestore';
import { dayText } from '@raade/contracts/base/day-text';
import * as z from 'zod/mini';
import { collection } from '../../base/firestore.ts';

const time = z.instanceof(Timestamp);
const revisions = z.record(z.string(), z.int());

const publishingSchema = z.object({
  /** The process that publishes, and the time until which no other may. */
  turn: z.optional(z.object({ holder: z.string(), until: time })),
  /** The site that visitors get. */
  live: z.optional(
    z.object({
      /** As the site names it. */
      state: z.string(),
      revisions,
      at: time,
      /** From reading the pointers until it was live. */
      milliseconds: z.int(),
      /** Problems of parts that were left out, one message for each app. */
      problems: z.array(z.string()),
      /** The day from which on the same releases give other pages, in the zone of the forum. */
      until: z.optional(dayText),
      zone: z.optional(z.string()),
    }),
  ),
  /** Why the newest state is not live; gone with the next that is. */
  failure: z.optional(
    z.object({ message: z.string(), revisions, at: time, tries: z.int().check(z.positive()) }),
  ),
});

/** The document `publishing/site`. */
export type Publishing = z.output<typeof publishingSchema>;

export const publishingDocument = () => collection('publishing').doc('site');

/** One that was never written is empty. */
export const parsePublishing = (data: unknown): Publishing => publishingSchema.parse(data ?? {});

export const readPublishing = async (): Promise<Publishing> =>
  parsePublishing((await publishingDocument().get()).data());
