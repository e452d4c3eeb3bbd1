import * as z from 'zod/mini';
import { ILLUSTRATIONS } from './illustrations.ts';
import { SECTORS } from './sectors.ts';

const text = z.string().check(z.trim(), z.minLength(1, 'must not be empty'));
const slug = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words with hyphens between'));

/** Cards and pages are laid out for so many goals, and so many outcomes. */
const fourTexts = z.array(text).check(z.length(4, 'must be four texts'));

const testimonialSchema = z.strictObject({
  quote: text,
  /** The author of the words. A role like 'Student team' where nobody is to be named. */
  author: text,
  /** The author's part in the project. */
  role: text,
});

/** A project of the Innovation Studios. */
export const projectSchema = z.strictObject({
  /** The last part of its address, `/projects/{slug}`. */
  slug,
  name: text,
  image: z.strictObject({
    illustration: z.enum(ILLUSTRATIONS),
    /** Description for those who cannot see it. */
    alt: text,
  }),
  /** The sector that its badge names first. */
  sector: z.enum(SECTORS),
  /** The project's sectors, if it has several. */
  sectors: z.optional(z.array(z.enum(SECTORS)).check(z.minLength(2, 'must be two at least'))),
  partner: text,
  /** The partner's own site. */
  partnerLink: z.optional(z.url({ protocol: /^https$/, error: 'must be an https address' })),
  /** Description in one or two sentences, for the card, the page, search engines and share cards. */
  description: text.check(z.maxLength(200, 'is cut by search engines: 200 characters at most')),
  timeline: text,
  challenge: text,
  goals: fourTexts,
  outcomes: fourTexts,
  impact: text,
  testimonials: z.array(testimonialSchema).check(z.minLength(1, 'must be one at least')),
  /** Slugs of other projects. */
  relatedProjects: z.optional(z.array(slug)),
});
export type Project = z.infer<typeof projectSchema>;

/** The projects, in the order in which pages list them. */
export const projectsSchema = z.array(projectSchema).check(
  z.superRefine((projects, context) => {
    const slugs = projects.map((project) => project.slug);
    projects.forEach((project, index) => {
      const report = (field: keyof Project, message: string) =>
        context.addIssue({ code: 'custom', path: [index, field], message });
      if (slugs.indexOf(project.slug) !== index) report('slug', 'is taken by another project');
      if (project.sectors && !project.sectors.includes(project.sector)) {
        report('sectors', `must include the sector "${project.sector}"`);
      }
      for (const related of project.relatedProjects ?? []) {
        if (related === project.slug) report('relatedProjects', 'must not name the project itself');
        if (!slugs.includes(related)) report('relatedProjects', `there is no project "${related}"`);
      }
    });
  }),
);
