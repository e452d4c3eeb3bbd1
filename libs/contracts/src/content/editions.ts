import * as z from 'zod/mini';
import { draftName } from './drafts.ts';
import { contentDifferenceSchema, contentFindingSchema, listedDraftSchema } from './findings.ts';
import { CONTENT_LIMITS, CONTENT_PARTS } from './parts.ts';
import { anyJson, editionName } from './values.ts';

/** Id of the one document of `content_pointer`. */
export const LIVE_CONTENT = 'live';
/** Limit of stored moves of the pointer. */
export const MOVES_KEPT = 50;
/** Page size of `list-editions`. */
export const EDITIONS_AT_ONCE = 50;

const instant = z.iso.datetime();
const note = z.string().check(z.trim(), z.maxLength(CONTENT_LIMITS.note));
/** Id chosen by the sender: a repeated request is carried out once. */
const request = z.uuidv4('must be a random UUID');

/** A document of `content_editions`. Its id is the edition's name; it never changes. Its time is a Firestore timestamp. */
export const editionSchema = z.object({
  created_at: z.unknown(),
  by: z.string(),
  by_name: z.string(),
  note: z.optional(z.string()),
  /** The edition that was live before. */
  from: editionName,
});
/** A document of its subcollection `parts`. */
export const editionPartSchema = z.object({ json: z.string() });

export const CONTENT_MOVES = ['publish', 'roll-back'] as const;
const moveFields = {
  edition: editionName,
  from: editionName,
  kind: z.enum(CONTENT_MOVES),
  request: z.string(),
  note: z.optional(z.string()),
};

/** The document `content_pointer/live`. Without it the sample is live. `at` are Firestore timestamps. */
export const contentPointerSchema = z.object({
  edition: editionName,
  revision: z.int(),
  by: z.string(),
  at: z.unknown(),
  moves: z.array(z.object({ ...moveFields, by: z.string(), by_name: z.string(), at: z.unknown() })),
});

/** States of a scheduled publication. */
export const PUBLICATION_STATES = ['waiting', 'published', 'refused', 'withdrawn'] as const;

const seenDraft = z.object({ ...draftName, revision: z.int() });
const publicationFields = {
  state: z.enum(PUBLICATION_STATES),
  drafts: z.array(seenDraft),
  note: z.optional(z.string()),
  /** The edition that went live. */
  edition: z.optional(editionName),
  /** The reason why nothing went live. */
  refusal: z.optional(
    z.object({
      message: z.string(),
      findings: z.array(contentFindingSchema),
      /** Drafts that had changed since the editor saw them. */
      drafts: z.optional(z.array(z.object(draftName))),
    }),
  ),
};

/** A document of `content_publications`: drafts, at their revisions, that go live later. Times are Firestore timestamps. */
export const publicationSchema = z.object({
  ...publicationFields,
  publish_at: z.unknown(),
  /** Only while it waits; the query for due publications uses this field alone. */
  due_at: z.optional(z.unknown()),
  /** Only after a refusal, until somebody dismisses it; health checks use this field alone. */
  refused_at: z.optional(z.unknown()),
  by: z.string(),
  by_name: z.string(),
  at: z.unknown(),
});

const listedPublicationSchema = z.object({
  ...publicationFields,
  id: z.string(),
  publishAt: instant,
  by: z.string(),
  at: instant,
});
export type ListedPublication = z.infer<typeof listedPublicationSchema>;

/** Payload of `publish-content`: publishes all of these drafts or none, now or later. */
export const publishContentRequestSchema = z.strictObject({
  request,
  /** The live edition that was seen. */
  edition: editionName,
  drafts: z.union([
    z.literal('all'),
    z
      .array(z.strictObject({ ...draftName, revision: z.int() }))
      .check(z.minLength(1), z.maxLength(CONTENT_LIMITS.drafts)),
  ]),
  publishAt: z.optional(instant),
  note: z.optional(note),
});
export type PublishContentRequest = z.infer<typeof publishContentRequestSchema>;

/** Contains either the edition that is live now, or the scheduled publication. */
export const publishContentResponseSchema = z.object({
  edition: z.optional(editionName),
  publication: z.optional(listedPublicationSchema),
});
export type PublishContentResponse = z.infer<typeof publishContentResponseSchema>;

/** Payload of `withdraw-publication`. */
export const withdrawPublicationRequestSchema = z.strictObject({ id: request });
export type WithdrawPublicationRequest = z.infer<typeof withdrawPublicationRequestSchema>;

export const withdrawPublicationResponseSchema = z.object({ publication: listedPublicationSchema });
export type WithdrawPublicationResponse = z.infer<typeof withdrawPublicationResponseSchema>;

/** Payload of `roll-back-content`: makes an earlier edition live again. Drafts do not change. */
export const rollBackContentRequestSchema = z.strictObject({
  request,
  edition: editionName,
  /** The live edition that was seen. */
  seen: editionName,
  note: z.optional(note),
});
export type RollBackContentRequest = z.infer<typeof rollBackContentRequestSchema>;

export const rollBackContentResponseSchema = z.object({ edition: editionName });
export type RollBackContentResponse = z.infer<typeof rollBackContentResponseSchema>;

/** Payload of `read-content`: the live content with all drafts, or an edition compared with the live content. */
export const readContentRequestSchema = z.strictObject({
  edition: z.optional(editionName),
});
export type ReadContentRequest = z.infer<typeof readContentRequestSchema>;

/** No limit of size: all drafts together may exceed that of an edition. A finding then reports it. */
const readableParts = z.record(z.enum(CONTENT_PARTS), anyJson);

/** `edition` and `parts` are those of an export (`editionFileSchema`). */
export const readContentResponseSchema = z.object({
  edition: editionName,
  live: editionName,
  parts: readableParts,
  /** The content with all drafts; of an edition that is not live, its own parts. */
  merged: readableParts,
  drafts: z.array(listedDraftSchema),
  /** Problems of `merged`. */
  findings: z.array(contentFindingSchema),
  /** Differences between `merged` and the live content, as far as both can be read. */
  differences: z.array(contentDifferenceSchema),
  /** Scheduled publications, and the latest finished ones. */
  publications: z.array(listedPublicationSchema),
});
export type ReadContentResponse = z.infer<typeof readContentResponseSchema>;

/** Payload of `list-editions`: the newest, or those before a time. */
export const listEditionsRequestSchema = z.strictObject({ before: z.optional(instant) });
export type ListEditionsRequest = z.infer<typeof listEditionsRequestSchema>;

export const listEditionsResponseSchema = z.object({
  live: editionName,
  editions: z.array(
    z.object({
      edition: editionName,
      from: editionName,
      createdAt: instant,
      by: z.string(),
      note: z.optional(z.string()),
    }),
  ),
  /** True if there are older ones. */
  hasMore: z.boolean(),
  /** Changes of the live edition, both publishes and rollbacks, newest first. */
  moves: z.array(z.object({ ...moveFields, by: z.string(), at: instant })),
});
export type ListEditionsResponse = z.infer<typeof listEditionsResponseSchema>;
