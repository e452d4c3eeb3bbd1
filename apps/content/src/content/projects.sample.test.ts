import { projectSchema } from '@raade/content-model/studios/projects.schema';
import { documentContent } from '@raade/content-model/provided/provided-content';
import type { Project } from './projects.ts';

const { projects } = documentContent();

const project = (slug: string): Project => {
  const found = projects.find((candidate) => candidate.slug === slug);
  if (!found) throw new Error(`There is no project "${slug}".`);
  return found;
};
const textOf = (slug: string) => JSON.stringify(project(slug));

test('[PROJ-12] a project has the fields of the specification, three of them optional', () => {
  const required = [
    'slug',
    'name',
    'image',
    'sector',
    'partner',
    'description',
    'timeline',
    'challenge',
    'goals',
    'outcomes',
    'impact',
    'testimonials',
  ];
  const { sectors, partnerLink, relatedProjects, ...rest } = projectSchema.shape;
  // Fields that we have added to those of the specification.
  const own = ['line', 'phase', 'picture', 'address', 'formerAddresses'];
  expect(Object.keys(rest).sort()).toEqual([...required, ...own].sort());
  for (const optional of [sectors, partnerLink, relatedProjects]) {
    expect(optional.safeParse(undefined).success).toBe(true);
  }
  const complete = project('sunfi-solar-initiative');
  for (const field of required) {
    expect(projectSchema.safeParse({ ...complete, [field]: undefined }).success).toBe(false);
  }
  for (const field of ['quote', 'author', 'role']) {
    const testimonials = [{ ...complete.testimonials[0], [field]: undefined }];
    expect(projectSchema.safeParse({ ...complete, testimonials }).success).toBe(false);
  }
});

test('[PROJ-13] there are six projects, all ongoing, each with four goals and four outcomes', () => {
  expect(projects).toHaveLength(6);
  for (const { timeline, goals, outcomes } of projects) {
    expect(timeline).toBe('Ongoing');
    expect([...new Set(goals)]).toHaveLength(4);
    expect(new Set(outcomes.map(({ text }) => text)).size).toBe(4);
  }
});

test('[PROJ-14][PROJ-15][PROJ-16][PROJ-17][PROJ-18][PROJ-19][PROJ-20][PROJ-21] names, slugs, sectors and related projects are right', () => {
  const summaries = projects.map(({ name, slug, sector, sectors = [sector], relatedProjects }) =>
    [name, slug, sectors.join(' and '), relatedProjects?.join() ?? 'none'].join(', '),
  );
  expect(summaries.toSorted()).toEqual([
    'Child Nutrition Initiative, child-nutrition-initiative, Healthcare, maternal-health-platform',
    'Electoral Innovation, electoral-innovation, Technology, none',
    'Language Preservation Platform, language-preservation-platform, Education and Technology, none',
    'Maternal Health Platform, maternal-health-platform, Healthcare, child-nutrition-initiative',
    'Solar Access Program, sunfi-solar-initiative, Energy and Business, none',
    "Women's Entrepreneurship Program, womens-entrepreneurship-program, Business, none",
  ]);
});

test('[PROJ-22][PROJ-23][PROJ-24][PROJ-25][PROJ-26] five projects cite their facts', () => {
  for (const [slug, fact] of [
    [
      'sunfi-solar-initiative',
      'Our partner provides 85% upfront financing to distributed energy partners',
    ],
    ['maternal-health-platform', '31% of rural Nigerian women have skilled birth attendance'],
    ['child-nutrition-initiative', 'aged 6-23 months'],
    ['language-preservation-platform', 'for children aged 2-10 in two Nigerian states'],
    ['womens-entrepreneurship-program', 'in a Kenyan county'],
  ] as const) {
    expect(textOf(slug)).toContain(fact);
  }
});

test('[PROJ-27] partners and addresses are recognizable as samples', () => {
  for (const { partner, partnerLink } of projects) {
    expect(partner).toMatch(/^Sample /);
    if (partnerLink) expect(new URL(partnerLink).hostname).toMatch(/\.example\.org$/);
  }
});

/** A role, like "Student researcher", has one capital; a person's name has at least two. */
const ROLE = /^[A-Z][a-z]+( [a-z]+)+$/;

test.each(projects)(
  '[PROJ-27] the testimonial of $name names a role, not a person',
  ({ testimonials }) => {
    expect(testimonials).not.toHaveLength(0);
    for (const { author } of testimonials) expect(author).toMatch(ROLE);
  },
);
