import * as z from 'zod/mini';
import { FIELDS } from '../fields/field-registry.ts';
import { addressFields } from '../fields/address.ts';
import { group, line, list, paragraph, slug, webAddress } from '../fields/fields.ts';
import { picture } from '../fields/picture.ts';
import { ILLUSTRATIONS } from './illustrations.ts';
import { SECTORS } from './sectors.ts';

/** A phase of the studios, from the first to the last. */
const phase = (label: string) =>
  z.int().check(z.gte(1, 'is 1, 2 or 3'), z.lte(3, 'is 1, 2 or 3')).register(FIELDS, { label });

const outcomeSchema = group('Outcome', {
  text: paragraph('Outcome', { max: 200 }),
  phase: phase('In phase'),
});

const testimonialSchema = group('Voice', {
  quote: paragraph('Words'),
  author: line('Who says so', { help: 'A role where nobody is to be named.', max: 60 }),
  role: line('Their part', { max: 80 }),
});

export const projectSchema = z.strictObject({
  name: line('Name', { max: 60 }),
  line: line('In one line', { help: 'Must fit a line of a phone.', max: 34 }),
  image: z.strictObject({
    illustration: z.enum(ILLUSTRATIONS).register(FIELDS, { label: 'Drawing' }),
    alt: line('What it shows', { help: 'For those who cannot see it.', max: 200 }),
  }),
  picture: picture('Photo', { help: 'Takes the place of the drawing.' }),
  sector: z.enum(SECTORS).register(FIELDS, { label: 'Sector' }),
  sectors: z.optional(list('All its sectors', z.enum(SECTORS), { min: 2, max: SECTORS.length })),
  partner: line('Partner'),
  partnerLink: z.optional(webAddress('Page of the partner')),
  description: paragraph('In short', { help: 'Search engines cut more.', max: 200 }),
  timeline: line('Time', { help: 'Like "Ongoing".', max: 40 }),
  phase: phase('The team is in phase'),
  challenge: paragraph('Challenge', { max: 900 }),
  goals: list('Goals', line('Goal', { max: 160 }), { min: 2, max: 6 }),
  outcomes: list('Outcomes', outcomeSchema, { min: 2, max: 6 }),
  impact: paragraph('Impact'),
  testimonials: list('Voices', testimonialSchema, { min: 1, max: 4 }),
  relatedProjects: z.optional(
    list('Related projects', slug('Project', { names: 'projects' }), { max: 4 }),
  ),
  slug: slug('Id', { help: 'Other texts know it by this: it stays.' }),
  ...addressFields('its'),
});
export type StoredProject = z.infer<typeof projectSchema>;

/** In the order in which pages list them. */
export const projectsSchema = list('Projects', projectSchema, { min: 1, max: 40 });
