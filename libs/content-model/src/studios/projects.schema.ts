import * as z from 'zod/mini';
import { FIELDS } from '../fields/field-registry.ts';
import { addressFields } from '../fields/address.ts';
import { group, line, list, paragraph, slug, webAddress } from '../fields/fields.ts';
import { picture } from '../fields/picture.ts';
import { ILLUSTRATIONS } from './illustrations.ts';
import { SECTORS } from './sectors.ts';

/** A phase of the studios, from the first to the last. */
const phase = (label: string) =>
  z
    .int()
    .check(z.gte(1, 'must be 1, 2 or 3'), z.lte(3, 'must be 1, 2 or 3'))
    .register(FIELDS, { label });

const outcomeSchema = group('Outcome', {
  text: paragraph('Outcome', { max: 200 }),
  phase: phase('Reached in phase'),
});

const testimonialSchema = group('Testimonial', {
  quote: paragraph('Quote'),
  author: line('Author', {
    help: 'If the author is not to be named, enter a role.',
    max: 60,
  }),
  role: line('Role in the project', { max: 80 }),
});

/** A project of the studios, with a page of its own. */
export const projectSchema = z.strictObject({
  name: line('Name', { max: 60 }),
  line: line('Tagline', { help: 'A few words that fit on one line of a phone.', max: 34 }),
  image: z.strictObject({
    illustration: z.enum(ILLUSTRATIONS).register(FIELDS, { label: 'Drawing' }),
    alt: line('Description of the drawing', {
      help: 'Describe the drawing in one sentence for people who cannot see it.',
      max: 200,
    }),
  }),
  picture: picture('Photo', { help: 'The photo replaces the drawing.' }),
  sector: z.enum(SECTORS).register(FIELDS, { label: 'Sector' }),
  sectors: z.optional(
    list('All sectors of the project', z.enum(SECTORS), { min: 2, max: SECTORS.length }),
  ),
  partner: line('Partner'),
  partnerLink: z.optional(webAddress('Website of the partner')),
  description: paragraph('Summary', { help: 'Search engines cut off longer texts.', max: 200 }),
  timeline: line('Duration', { help: 'For example, "Ongoing".', max: 40 }),
  phase: phase('Current phase of the team'),
  challenge: paragraph('Challenge', { max: 900 }),
  goals: list('Goals', line('Goal', { max: 160 }), { min: 2, max: 6 }),
  outcomes: list('Outcomes', outcomeSchema, { min: 2, max: 6 }),
  impact: paragraph('Impact'),
  testimonials: list('Testimonials', testimonialSchema, { min: 1, max: 4 }),
  relatedProjects: z.optional(
    list('Related projects', slug('Project', { names: 'projects' }), { max: 4 }),
  ),
  slug: slug('Id', {
    help: 'Other texts refer to the project by this id, so it cannot be changed after publication.',
  }),
  ...addressFields('its'),
});
export type StoredProject = z.infer<typeof projectSchema>;

/** The projects, in the order in which pages list them. */
export const projectsSchema = list('Projects', projectSchema, { min: 1, max: 40 });
