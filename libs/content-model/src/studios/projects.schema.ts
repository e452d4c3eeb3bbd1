import * as z from 'zod/mini';
import { FIELDS } from '../fields/field-registry.ts';
import { addressFields } from '../fields/address.ts';
import { line, list, paragraph, slug, webAddress } from '../fields/fields.ts';
import { picture } from '../fields/picture.ts';
import { ILLUSTRATIONS } from './illustrations.ts';
import { SECTORS } from './sectors.ts';

/** A phase of the studios, from the first to the last. */
const phase = (label: string) =>
  z.int().check(z.gte(1, 'is 1, 2 or 3'), z.lte(3, 'is 1, 2 or 3')).register(FIELDS, { label });

const outcomeSchema = z
  .strictObject({
    text: paragraph({ label: 'Outcome', max: 200 }),
    phase: phase('In phase'),
  })
  .register(FIELDS, { label: 'Outcome' });

const testimonialSchema = z
  .strictObject({
    quote: paragraph({ label: 'Words' }),
    author: line({ label: 'Who says so', help: 'A role where nobody is to be named.', max: 60 }),
    role: line({ label: 'Their part', max: 80 }),
  })
  .register(FIELDS, { label: 'Voice' });

export const projectSchema = z.strictObject({
  name: line({ label: 'Name', max: 60 }),
  line: line({ label: 'In one line', help: 'Must fit a line of a phone.', max: 34 }),
  image: z.strictObject({
    illustration: z.enum(ILLUSTRATIONS).register(FIELDS, { label: 'Drawing' }),
    alt: line({ label: 'What it shows', help: 'For those who cannot see it.', max: 200 }),
  }),
  picture: picture({ label: 'Photo', help: 'Takes the place of the drawing.' }),
  sector: z.enum(SECTORS).register(FIELDS, { label: 'Sector' }),
  sectors: z.optional(
    list(z.enum(SECTORS), { label: 'All its sectors', min: 2, max: SECTORS.length }),
  ),
  partner: line({ label: 'Partner' }),
  partnerLink: z.optional(webAddress({ label: 'Page of the partner' })),
  description: paragraph({ label: 'In short', help: 'Search engines cut more.', max: 200 }),
  timeline: line({ label: 'Time', help: 'Like "Ongoing".', max: 40 }),
  phase: phase('The team is in phase'),
  challenge: paragraph({ label: 'Challenge', max: 900 }),
  goals: list(line({ label: 'Goal', max: 160 }), { label: 'Goals', min: 2, max: 6 }),
  outcomes: list(outcomeSchema, { label: 'Outcomes', min: 2, max: 6 }),
  impact: paragraph({ label: 'Impact' }),
  testimonials: list(testimonialSchema, { label: 'Voices', min: 1, max: 4 }),
  relatedProjects: z.optional(
    list(slug({ label: 'Project', names: 'projects' }), { label: 'Related projects', max: 4 }),
  ),
  slug: slug({ label: 'Id', help: 'Other texts know it by this: it stays.' }),
  ...addressFields('its'),
});
export type StoredProject = z.infer<typeof projectSchema>;

/** In the order in which pages list them. */
export const projectsSchema = list(projectSchema, { label: 'Projects', min: 1, max: 40 });
