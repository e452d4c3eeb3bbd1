import { expect, test } from '../federation/composed-site.ts';

const PHASES = [
  { name: 'Immersion & Discovery', activities: ['Ethnographic interviews', 'Stakeholder mapping'] },
  {
    name: 'Rapid Ideation & Prototyping',
    activities: ['Brainstorming', 'Low-fidelity prototypes tested with users'],
  },
  {
    name: 'Implementation',
    activities: [
      'Refining solutions',
      'Financial modelling',
      'Scalability planning',
      'User testing protocols',
    ],
  },
];

test('[STU-01][STU-02][STU-03][STU-10][ROUTE-03] the studios open with a hero, its cue, and three anchored sections', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/studios`);
  await expect(page).toHaveTitle('Innovation Studios - RAADE');
  const hero = page.locator('main [data-section="hero"]');
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText(
    /^Design\.\s*Build\.\s*Scale\.\s*$/,
  );
  await expect(hero).toContainText(
    "A project-driven innovation studio creating market-based solutions for Africa's most pressing challenges.",
  );

  const sections = [
    ['overview', 'Transforming non-consumption into consumption'],
    ['projects', 'Our Current Projects'],
    ['apply', 'Ready to Build with Us?'],
  ] as const;
  for (const [anchor, name] of sections) {
    await expect(page.locator(`section#${anchor}`).getByRole('heading', { name })).toBeVisible();
  }
  const apply = page.locator('#apply');
  await expect(apply.getByRole('link', { name: 'Join As a Student' })).toHaveAttribute(
    'href',
    '/apply/student',
  );
  await expect(apply.getByRole('link', { name: 'Partner With Us' })).toHaveAttribute(
    'href',
    '/apply/partner',
  );

  await expect(hero.getByRole('link', { name: 'Apply as a student' })).toHaveAttribute(
    'href',
    '/apply/student',
  );
  await expect(hero.getByRole('link', { name: 'Bring a challenge' })).toHaveAttribute(
    'href',
    '/apply/partner',
  );

  await hero.getByRole('link', { name: 'Scroll' }).click();
  const heading = page.getByRole('heading', { name: 'Transforming non-consumption' });
  await expect(heading).toBeInViewport({ ratio: 1 });
});

test('[PROD-07][PROD-08][PROD-09] the overview tells how a school year goes, in three phases', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/studios#overview`);
  const overview = page.locator('#overview');
  await expect(overview).toContainText('One challenge takes one school year, in three phases.');
  const cards = overview.locator('ol > li');
  await expect(cards).toHaveCount(PHASES.length);
  for (const [index, { name, activities }] of PHASES.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveText(activities);
  }
});
