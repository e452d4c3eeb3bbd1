import { documentContent } from '@raade/content-model/provided/provided-content';
import { screen } from '@testing-library/react';
import { hrefOf, linksOf, part, showPage } from '../testing/show-page.tsx';
import { ProjectDetail } from './project-detail.tsx';

function open(slug: string) {
  const project = documentContent().projects.find((each) => each.slug === slug);
  if (!project) throw new Error(`There is no project "${slug}".`);
  showPage(<ProjectDetail project={project} />);
}

const hero = () => document.querySelector('[data-section="hero"]');

test('[PROJ-03][PROJ-04][PROJ-05][PROJ-11] the hero has picture, sectors, name and partner; the page links to studios, partner and both forms', () => {
  open('sunfi-solar-initiative');
  expect(document.title).toBe('Solar Access Program - RAADE');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Solar Access Program');
  expect(part('Sectors', 'list').items()).toEqual(['Energy', 'Business']);
  expect(hero()?.textContent).toContain('With Sample Solar Finance Company');
  expect(hero()?.querySelector('[role=img], img')).not.toBeNull();
  const partner = screen.getAllByRole('link', { name: /^Sample Solar Finance Company/ })[0];
  expect(partner?.getAttribute('href')).toBe('https://solar-finance.example.org');
  expect(partner?.getAttribute('target')).toBe('_blank');
  expect(hrefOf(/Back to Studios/)).toBe('/studios');
  expect(linksOf('section')).toEqual(
    expect.arrayContaining([
      ['Join As a Student', '/apply/student'],
      ['Partner With Us', '/apply/partner'],
    ]),
  );
});

test('[PROJ-06][PROJ-07] the page has overview, challenge, goals and numbered outcomes', () => {
  open('maternal-health-platform');
  const overview = part('Overview');
  expect(overview.text).toContain('find a skilled midwife early');
  expect(overview.texts('term')).toEqual(['Timeline', 'Partner', 'Sector']);
  expect(overview.texts('definition')).toEqual([
    'Ongoing',
    'Sample Maternal Health Network',
    'Healthcare',
  ]);
  expect(part('Challenge').text).toContain(
    'Only 31% of rural Nigerian women have skilled birth attendance.',
  );
  expect(part('Project Goals').items()).toHaveLength(4);
  const outcomes = part('Outcomes');
  expect(outcomes.texts('heading', { level: 3 })).toEqual(['Done so far', 'Still to come']);
  const [done, todo] = outcomes.element.querySelectorAll('ol');
  expect([done?.children.length, todo?.children.length, todo?.start]).toEqual([3, 1, 4]);
  expect([...(hero()?.querySelectorAll('a') ?? [])]).toHaveLength(1);
});

test('[PROJ-08][PROJ-09][PROJ-10] the aside has impact, testimonials and related projects', () => {
  open('maternal-health-platform');
  expect(part('Impact, if it works').text).toContain('can see a risk early');
  const testimonial = part('Testimonials').getByRole('figure');
  expect(testimonial.textContent).toContain('“The team listened before it drew anything.');
  expect(testimonial.querySelector('figcaption')?.textContent).toBe(
    'Program coordinatorPartner organization',
  );
  expect(linksOf('aside')).toEqual([
    ['Child Nutrition Initiative', '/projects/child-nutrition-initiative'],
  ]);
});

test('[PROJ-10] a project without related projects has no list of them', () => {
  open('electoral-innovation');
  const titles = Array.from(
    document.querySelectorAll('aside :is(h2, h3)'),
    ({ textContent }) => textContent,
  );
  expect(titles).toEqual(['Impact, if it works', 'Testimonials']);
  const standing = part('Where the team stands');
  expect(standing.items()).toEqual([
    'Phase 1: NowImmersion & Discovery',
    'Phase 2: Still to comeRapid Ideation & Prototyping',
    'Phase 3: Still to comeImplementation',
  ]);
});
