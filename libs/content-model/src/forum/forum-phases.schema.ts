import { FORUM_PHASES } from '@raade/contracts/content/forum-phase';
import * as z from 'zod/mini';
import { describedLink } from '../fields/described-link.ts';
import { group, line, list, paragraph, sitePath } from '../fields/fields.ts';

/** The link to the next step, shown as a button. */
const way = group('Button', {
  label: line('Button text', { max: 24 }),
  path: sitePath('Page'),
});

const insteadSchema = group('For those who cannot register', {
  title: line('Heading', { max: 60 }),
  ways: list('Links', describedLink, { min: 1, max: 4 }),
});

/** Texts of one phase. They may contain placeholders, like `{registrationOpens}`; `fill-facts.ts` has the list. */
const phaseSchema = z.strictObject({
  title: line('Heading of the forum page', { max: 80 }),
  availability: z.optional(
    line('Availability', {
      help: 'This short text stands at the top of the page. While registration is open, the price is shown instead.',
      max: 40,
    }),
  ),
  way,
  registration: z.strictObject({
    title: line('Registration: heading', { max: 60 }),
    text: paragraph('Registration: text'),
  }),
  instead: z.optional(insteadSchema),
  speakers: z.strictObject({
    title: line('After the speakers: heading', { max: 60 }),
    text: paragraph('After the speakers: text', { max: 200 }),
    way: z.optional(way),
  }),
  scheduleNote: z.optional(line('Note below the schedule')),
});

export type PhaseTexts = z.infer<typeof phaseSchema>;

/** The texts that depend on the forum phase, by phase. */
export const forumPhasesSchema = z.record(z.enum(FORUM_PHASES), phaseSchema);
