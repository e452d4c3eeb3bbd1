import { projectSchema } from '@raade/content-model/studios/projects.schema';
import { type Project, PROJECTS } from './projects.ts';

const project = (slug: string): Project => {
  const found = PROJECTS.find((candidate) => candidate.slug === slug);
  if (!found) throw new Error(`There is no project "${slug}".`);
  return found;
};
const textOf = (slug: string) => JSON.stringify(project(slug));

test('[PROJ-12] a project has the fields of the specification, three of them optional', () => {
  const required = [
    ...['slug', 'name', 'image', 'sector', 'partner', 'description', 'timeline', 'challenge'],
    ...['goals', 'outcomes', 'impact', 'testimonials'],
  ];
  const { sectors, partnerLink, relatedProjects, ...rest } = projectSchema.shape;
  // How far it is, its line on home, a photo, and where its page is and was are ours.
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
  expect(PROJECTS).toHaveLength(6);
  for (const { timeline, goals, outcomes } of PROJECTS) {
    expect(timeline).toBe('Ongoing');
    expect([...new Set(goals)]).toHaveLength(4);
    expect(new Set(outcomes.map(({ text }) => text)).size).toBe(4);
  }
});

const none = undefined;
test.each<[string, string, string, string[], string[] | undefined]>([
  [
    'PROJ-14, PROJ-21',
    'Solar Access Program',
    'sunfi-solar-initiative',
    ['Energy', 'Business'],
    none,
  ],
  [
    'PROJ-15, PROJ-20',
    'Maternal Health Platform',
    'maternal-health-platform',
    ['Healthcare'],
    ['child-nutrition-initiative'],
  ],
  [
    'PROJ-16, PROJ-20',
    'Child Nutrition Initiative',
    'child-nutrition-initiative',
    ['Healthcare'],
    ['maternal-health-platform'],
  ],
  [
    'PROJ-17, PROJ-21',
    'Language Preservation Platform',
    'language-preservation-platform',
    ['Education', 'Technology'],
    none,
  ],
  [
    'PROJ-18, PROJ-21',
    "Women's Entrepreneurship Program",
    'womens-entrepreneurship-program',
    ['Business'],
    none,
  ],
  ['PROJ-19, PROJ-21', 'Electoral Innovation', 'electoral-innovation', ['Technology'], none],
])('[%s] %s', (_row, name, slug, sectors, related) => {
  const found = project(slug);
  expect(found.name).toBe(name);
  expect(found.sectors ?? [found.sector]).toEqual(sectors);
  expect(found.relatedProjects).toEqual(related);
});

test.each([
  [
    'PROJ-22',
    'sunfi-solar-initiative',
    'Our partner provides 85% upfront financing to distributed energy partners',
  ],
  [
    'PROJ-23',
    'maternal-health-platform',
    '31% of rural Nigerian women have skilled birth attendance',
  ],
  ['PROJ-24', 'child-nutrition-initiative', 'aged 6-23 months'],
  ['PROJ-25', 'language-preservation-platform', 'for children aged 2-10 in two Nigerian states'],
  ['PROJ-26', 'womens-entrepreneurship-program', 'in a Kenyan county'],
])('[%s] the fact that %s cites', (_row, slug, fact) => {
  expect(textOf(slug)).toContain(fact);
});

test('[PROJ-27] partners and addresses are plainly samples', () => {
  for (const { partner, partnerLink } of PROJECTS) {
    expect(partner).toMatch(/^Sample /);
    if (partnerLink) expect(new URL(partnerLink).hostname).toMatch(/\.example\.org$/);
  }
});

/** "Student researcher": one capital. The name of a person has two. */
const ROLE = /^[A-Z][a-z]+( [a-z]+)+$/;

test.each(PROJECTS)(
  '[PROJ-27] who speaks for $name is a role, not a person',
  ({ testimonials }) => {
    expect(testimonials).not.toHaveLength(0);
    for (const { author } of testimonials) expect(author).toMatch(ROLE);
  },
);
