import { FORUM_PHASES } from '@raade/contracts/content/forum-phase';
import * as z from 'zod/mini';
import { describedLink } from '../fields/described-link.ts';
import { group, line, list, paragraph, sitePath } from '../fields/fields.ts';

const way = group('Button', {
  label: line('Words', { max: 24 }),
  path: sitePath('Leads to'),
});

const insteadSchema = group('For those who cannot register', {
  title: line('Heading', { max: 60 }),
  ways: list('Ways', describedLink, { min: 1, max: 4 }),
});

/** Texts of one phase. They may contain placeholders, like `{registrationOpens}`; `fill-facts.ts` has the list. */
const phaseSchema = z.strictObject({
  title: line('Heading of the forum’s page', { max: 80 }),
  availability: z.optional(
    line('Below the place: can one still come?', {
      help: 'Stands in the first screen, where the price stands while one can register.',
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
    title: line('Behind the speakers: heading', { max: 60 }),
    text: paragraph('Behind the speakers: text', { max: 200 }),
    way: z.optional(way),
  }),
  scheduleNote: z.optional(line('Below the schedule')),
});

export type PhaseTexts = z.infer<typeof phaseSchema>;

/** The texts that depend on the forum phase, by phase. */
export const forumPhasesSchema = z.record(z.enum(FORUM_PHASES), phaseSchema);
