import type { Locator } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { pageIsLiving } from '../federation/living-page.ts';

const PROJECTS = [
  ['sunfi-solar-initiative', 'Solar Access Program', ['Energy', 'Business']],
  ['maternal-health-platform', 'Maternal Health Platform', ['Healthcare']],
  ['child-nutrition-initiative', 'Child Nutrition Initiative', ['Healthcare']],
  ['language-preservation-platform', 'Language Preservation Platform', ['Education', 'Technology']],
  ['womens-entrepreneurship-program', "Women's Entrepreneurship Program", ['Business']],
  ['electoral-innovation', 'Electoral Innovation', ['Technology']],
] as const;

test('[PROJ-01][PROJ-03][PROJ-13][ROUTE-05] each slug has a page of its own, which opens with picture, sectors, name and partner', async ({
  page,
  site,
}) => {
  for (const [slug, name, sectors] of PROJECTS) {
    await page.goto(`${site.url}/projects/${slug}`);
    await pageIsLiving(page);
    await expect(page).toHaveTitle(`${name} - RAADE`);
    const hero = page.locator('main [data-section="hero"]');
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(hero.getByRole('list', { name: 'Sectors' }).getByRole('listitem')).toHaveText([
      ...sectors,
    ]);
    await expect(hero).toContainText(/With Sample \w+/);
    const picture = hero.getByRole('img');
    await expect(picture).toHaveAccessibleName(/\w+ \w+ \w+/);
    expect((await picture.boundingBox())?.width).toBeGreaterThan(300);
    await expect(page.getByText('Ongoing', { exact: true })).toBeVisible();
    await expect(page.locator('section[aria-labelledby="goals"] li')).toHaveCount(4);
    await expect(page.locator('section[aria-labelledby="outcomes"] li')).toHaveCount(4);
  }
});

test('[PROJ-06][PROJ-07][PROJ-08][PROJ-09][PROJ-10] the record of a project is all there, with what stands beside it', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/projects/maternal-health-platform`);
  const block = (name: string) => page.getByRole('region', { name, exact: true });

  await expect(block('Overview')).toContainText('find a skilled midwife early');
  await expect(block('Overview').getByRole('term')).toHaveText(['Timeline', 'Partner', 'Sector']);
  await expect(block('Overview').getByRole('definition')).toHaveText([
    'Ongoing',
    'Sample Maternal Health Network',
    'Healthcare',
  ]);
  await expect(block('Challenge')).toContainText(
    'Only 31% of rural Nigerian women have skilled birth attendance.',
  );
  await expect(block('Project Goals').getByRole('listitem')).toHaveCount(4);
  const outcomes = block('Outcomes').locator('ol > li');
  await expect(outcomes).toHaveCount(4);
  const numbers = outcomes.evaluateAll((items) =>
    items.map((item) => getComputedStyle(item, '::before').content),
  );
  expect(await numbers).toEqual(Array(4).fill('counter(outcome)'));
  await expect(block('Outcomes').getByRole('heading', { level: 3 })).toHaveText([
    'Done so far',
    'Still to come',
  ]);
  await expect(block('Outcomes').locator('ol').first().locator('li')).toHaveCount(3);
  await expect(block('Outcomes').locator('ol').last()).toHaveAttribute('start', '4');

  const side = page.getByRole('complementary');
  await expect(side.getByRole('region', { name: 'Impact' })).toContainText('can see a risk early');
  const testimonial = side.getByRole('region', { name: 'Testimonials' }).getByRole('figure');
  await expect(testimonial).toContainText('“The team listened before it drew anything.');
  await expect(testimonial.locator('figcaption')).toHaveText(
    'Program coordinatorPartner organization',
  );

  await side.getByRole('link', { name: 'Child Nutrition Initiative' }).click();
  await expect(page).toHaveURL(`${site.url}/projects/child-nutrition-initiative`);
  await expect(page).toHaveTitle('Child Nutrition Initiative - RAADE');
  await expect(side.getByRole('link')).toHaveText(['Maternal Health Platform']);
  await expect(page.getByRole('link', { name: /^Next project/ })).toContainText('Language');

  await page.goto(`${site.url}/projects/electoral-innovation`);
  await expect(side.getByRole('heading')).toHaveText(['Impact, if it works', 'Testimonials']);
});

test('[PROJ-04][PROJ-05][PROJ-11] a project leads to its partner, back to the studios, and to both forms', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/projects/maternal-health-platform`);
  const hero = page.locator('main [data-section="hero"]');
  await expect(hero).toContainText('With Sample Maternal Health Network');
  await expect(hero.getByRole('link')).toHaveText([/Back to Studios/]);

  await page.goto(`${site.url}/projects/sunfi-solar-initiative`);
  const partner = hero.getByRole('link', { name: 'Sample Solar Finance Company' });
  await expect(partner).toHaveAttribute('href', 'https://solar-finance.example.org');
  await page.context().route('https://*.example.org/**', (route) => route.fulfill({ body: 'ok' }));
  const opened = page.context().waitForEvent('page');
  await partner.click();
  await expect(await opened).toHaveURL('https://solar-finance.example.org/');

  for (const [name, path] of [
    ['Join As a Student', '/apply/student'],
    ['Partner With Us', '/apply/partner'],
  ] as const) {
    await expect(page.locator('main').getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await hero.getByRole('link', { name: 'Back to Studios' }).click();
  await expect(page).toHaveURL(`${site.url}/studios`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Design.');
});

test('[PROJ-02] a slug that no project has leads to the studios, and Back does not return to it', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/contact`);
  for (const path of ['no-such-project', 'maternal-health-platform/more', '']) {
    await page.goto(`${site.url}/projects/${path}`);
    await expect(page).toHaveURL(`${site.url}/studios`);
    await expect(page.getByRole('heading', { name: 'Our Current Projects' })).toBeVisible();
    await expect(page).toHaveTitle('Innovation Studios - RAADE');
  }
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/contact`);
});

test('a project tells its phase, and leads on from the last one, too, to one that it does not name as related', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/projects/electoral-innovation`);
  const standing = page.getByRole('region', { name: 'Where the team stands' });
  await expect(standing.getByRole('listitem')).toHaveText([
    'Phase 1: NowImmersion & Discovery',
    'Phase 2: Still to comeRapid Ideation & Prototyping',
    'Phase 3: Still to comeImplementation',
  ]);
  await expect(standing.locator('[aria-current="step"]')).toContainText('Immersion & Discovery');
  let seen = 0;
  while (seen < PROJECTS.length) {
    seen += 1;
    const next = page.getByRole('link', { name: /^Next project/ });
    const name = await next.getByRole('strong').textContent();
    await expect(page.getByRole('link', { name: name ?? '' })).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('link').last()).toContainText(name ?? '');
    await next.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  }
});

test('no name of a project is wider than a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [slug] of PROJECTS) {
    await page.goto(`${site.url}/projects/${slug}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

/** The words of a heading that stand on two lines, or reach beyond it. */
const misplacedWords = (heading: Locator) =>
  heading.evaluate((element) => {
    const edge = element.getBoundingClientRect().right + 1;
    const name = element.textContent;
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    return name.split(' ').filter((word) => {
      const range = document.createRange();
      range.setStart(text as Text, name.indexOf(word));
      range.setEnd(text as Text, name.indexOf(word) + word.length);
      return range.getClientRects().length > 1 || range.getBoundingClientRect().right > edge;
    });
  });

test('at no width is a word of a name broken, or runs over the picture', async ({ page, site }) => {
  for (const [slug] of PROJECTS) {
    await page.goto(`${site.url}/projects/${slug}`);
    for (const width of [320, 360, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const misplaced = await misplacedWords(page.getByRole('heading', { level: 1 }));
      expect([slug, width, misplaced]).toEqual([slug, width, []]);
    }
  }
});
