import { Timestamp } from 'firebase-admin/firestore';
import { dayText } from '@raade/contracts/base/day-text';
import * as z from 'zod/mini';
import { collection } from '../../base/firestore.ts';

const time = z.instanceof(Timestamp);
const revisions = z.record(z.string(), z.int());

const publishingSchema = z.object({
  /** The process that is publishing, and the end of its turn. */
  turn: z.optional(z.object({ holder: z.string(), until: time })),
  /** The site that visitors get. */
  live: z.optional(
    z.object({
      /** Id of the state, in terms of the host. */
      state: z.string(),
      revisions,
      at: time,
      /** Duration from reading the pointers until the site was live. */
      milliseconds: z.int(),
      /** Problems of apps and editions that were left out, or are shown in an earlier version. */
      problems: z.array(z.string()),
      /** Day from which the pages must be composed again, in the zone of the forum. */
      until: z.optional(dayText),
      zone: z.optional(z.string()),
    }),
  ),
  /** Failure of the newest state; deleted by the next success. */
  failure: z.optional(
    z.object({ message: z.string(), revisions, at: time, tries: z.int().check(z.positive()) }),
  ),
});

/** The document `publishing/site`. */
export type Publishing = z.output<typeof publishingSchema>;

export const publishingDocument = () => collection('publishing').doc('site');

/** Parses the document; a missing one counts as empty. */
export const parsePublishing = (data: unknown): Publishing => publishingSchema.parse(data ?? {});

export const readPublishing = async (): Promise<Publishing> =>
  parsePublishing((await publishingDocument().get()).data());
