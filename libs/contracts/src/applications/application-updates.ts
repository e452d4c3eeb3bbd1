import * as z from 'zod/mini';
import {
  APPLICATION_MESSAGES,
  APPLICATION_STATUSES,
  applicationKindSchema,
  NOTE_LIMIT,
} from './application.schema.ts';

/* Changes of applications by staff. Separate from `application.schema.ts`, which applicants' browsers load. */

/**
 * An element of an application's list `notes`, which is missing until staff have written one; without its
 * `created_at`. Notes are added, never changed.
 */
export const applicationNoteSchema = z.object({
  /** A random UUID from the sender, so that a retry does not add the note twice. */
  id: z.uuidv4('id must be a random UUID'),
  text: z.string(),
  /** Id of the account that wrote it. */
  author_id: z.string(),
  /** The author's address at the time; null if the account has none. */
  author_email: z.nullable(z.string()),
});
export type ApplicationNote = z.infer<typeof applicationNoteSchema>;

export const applicationStatusSchema = z.enum(APPLICATION_STATUSES);

const noteText = z.string().check(
  z.trim(),
  z.minLength(1, 'Please write the note'),
  z.refine((value) => value.length <= NOTE_LIMIT, APPLICATION_MESSAGES.tooLong(NOTE_LIMIT)),
);

/**
 * Payload of the callable `update-application`: a new status, a note, or both. `from` is the status that the caller
 * saw; nothing is changed if it is outdated.
 */
export const updateApplicationRequestSchema = z
  .strictObject({
    kind: applicationKindSchema,
    id: z.uuidv4('id must be a random UUID'),
    status: z.optional(
      z.strictObject({ from: applicationStatusSchema, to: applicationStatusSchema }),
    ),
    note: z.optional(z.strictObject({ id: applicationNoteSchema.shape.id, text: noteText })),
  })
  .check(z.refine(({ status, note }) => status ?? note, 'Send a status, a note, or both'));
export type UpdateApplicationRequest = z.infer<typeof updateApplicationRequestSchema>;

/** The answer of `update-application`: the application as it is now. Times are ISO 8601, in UTC. */
export const updateApplicationResponseSchema = z.object({
  status: applicationStatusSchema,
  notes: z.array(z.extend(applicationNoteSchema, { created_at: z.iso.datetime() })),
});
export type UpdateApplicationResponse = z.infer<typeof updateApplicationResponseSchema>;

/** Details of the error `aborted`: another person changed the application first. Contains its current state. */
export const updateConflictSchema = z.object({ current: updateApplicationResponseSchema });
