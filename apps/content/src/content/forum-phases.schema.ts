import { FORUM_PHASES } from '@raade/contracts/forum-phase';
import * as z from 'zod/mini';

const text = z.string().check(z.trim(), z.minLength(1, 'must not be empty'));

/** A link as a button. */
const way = z.strictObject({
  label: text.check(z.maxLength(24, 'must fit a button: 24 at most')),
  path: z.string().check(z.regex(/^\/[a-z/]*(#[a-z-]+)?$/, 'must be a path of the site')),
});

const phaseTexts = z.strictObject({
  /** The heading of the forum's page. */
  title: text,
  /** Where the first button of the page leads. */
  way,
  registration: z.strictObject({ title: text, text }),
  /** The card behind the speakers. */
  speakers: z.strictObject({ title: text, text, way: z.optional(way) }),
  /** Below the schedule, as long as it may change. */
  scheduleNote: z.optional(text),
});

/** Every sentence of the forum that is true in one of its phases and not in another. */
export const forumPhasesSchema = z.record(z.enum(FORUM_PHASES), phaseTexts);
