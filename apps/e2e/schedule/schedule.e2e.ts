import { expect, test } from '../federation/composed-site.ts';
import { openSchedule, rowOf, titles } from './schedule-page.ts';

test('[SCHED-01][SCHED-02][SCHED-03][SCHED-09] the header tells dates, hours and places with maps, and a note that all may change', async ({
  page,
  site,
}) => {
  const schedule = await openSchedule(page, { url: site.url });
  await expect(schedule.getByRole('heading', { level: 2 })).toHaveText('Conference Schedule');
  await expect(schedule).toContainText('April 11-12, 2025');
  await expect(schedule).toContainText('4:00 PM - 8:30 PM');
  await expect(schedule).toContainText('8:00 AM - 9:00 PM');
  for (const [place, query] of [
    ['Multicultural Center', 'Multicultural Center, Rice University, Houston, TX'],
    [
      'Auditorium, Glasscock School of Continuing Studies',
      'Glasscock School of Continuing Studies, Rice University, Houston, TX',
    ],
  ] as const) {
    // The name of the link to the map holds the place, too.
    await expect(schedule.getByText(place, { exact: true }).first()).toBeVisible();
    const link = schedule.getByRole('link', { name: `Open in Google Maps (${place}` });
    await expect(link).toHaveAttribute('target', '_blank');
    const href = await link.getAttribute('href');
    const map = new URL(href ?? '');
    expect(`${map.origin}${map.pathname}`).toBe('https://www.google.com/maps/search/');
    expect(map.searchParams.get('query')).toBe(query);
  }
  await expect(schedule).toContainText('schedule is subject to change. Please check back');
});

test('[SCHED-06][SCHED-07][SCHED-12] two tabs show a day each, Day 1 first; small screens say only the dates', async ({
  page,
  site,
}) => {
  const schedule = await openSchedule(page, { url: site.url });
  await expect(schedule.getByRole('tab')).toHaveText(['Day 1 (April 11)', 'Day 2 (April 12)']);
  const [day1, day2] = [schedule.getByRole('tab').first(), schedule.getByRole('tab').last()];
  await expect(day1).toHaveAttribute('aria-selected', 'true');
  await expect(titles(schedule)).toHaveCount(5);

  await day2.click();
  await expect(titles(schedule)).toHaveCount(15);
  await expect(titles(schedule).last()).toHaveText('Closing Gala');
  await expect(rowOf(schedule, 'Closing Gala')).toContainText('Location TBA');
  await expect(page).toHaveURL(/\?day=2$/);
  await page.goBack();
  await expect(titles(schedule)).toHaveCount(5);
  await expect(day1).toHaveAttribute('aria-selected', 'true');

  await page.setViewportSize({ width: 360, height: 800 });
  await expect(schedule.getByRole('tab')).toHaveText(['April 11', 'April 12']);
  for (const day of [
    'Day 1, Friday, April 11: 5 sessions',
    'Day 2, Saturday, April 12: 15 sessions',
  ])
    await expect(schedule.getByText(day)).toBeVisible();
});

test('a link to the second day shows it from the first paint, before any script of the page', async ({
  page,
  site,
}) => {
  site.servers.content.fail({ kind: 'hanging', matches: /\.js/ });
  await page.addInitScript(`
    window.firstShown = [];
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      const tabs = [...document.querySelectorAll('#schedule [role="tab"]')];
      window.firstShown = tabs.filter((tab) => tab.checkVisibility()).map((tab) => tab.ariaSelected);
    }).observe({ type: 'paint', buffered: true });
  `);
  await page.goto(`${site.url}/conference?day=2#session-lunch`, { waitUntil: 'commit' });
  const schedule = page.locator('#schedule');
  await expect(schedule.locator('#session-lunch')).toBeInViewport();
  await expect(schedule.getByRole('tab', { selected: true })).toHaveText('Day 2 (April 12)');
  await expect(titles(schedule)).toHaveCount(15);
  expect(await page.evaluate('window.firstShown')).toEqual(['false', 'true']);
  await page.goto(`${site.url}/conference`, { waitUntil: 'commit' });
  await expect(titles(schedule)).toHaveCount(5);
});

test('[SCHED-08] a row shows time, type with icon and colour, title, description, place, speaker and capacity', async ({
  page,
  site,
}) => {
  const schedule = await openSchedule(page, { url: site.url, at: '?day=2' });
  const workshop = rowOf(schedule, 'Workshop Session 1: Agriculture');
  await expect(workshop.getByRole('time')).toHaveText('11:25 AM-12:20 PM');
  await expect(workshop.getByText('Workshop', { exact: true })).toBeVisible();
  await expect(workshop.getByText('One of 3 at this time')).toBeVisible();
  await expect(workshop).toContainText('Turn a harvest that spoils into one page');
  for (const fact of ['Location: Room 100', 'Speaker: Efua Mockup', 'Capacity: 30 seats']) {
    await expect(workshop.getByRole('listitem').filter({ hasText: fact })).toBeVisible();
  }

  await expect(workshop.getByRole('link', { name: 'Efua Mockup' })).toHaveAttribute(
    'href',
    '/conference/speakers/efua-mockup',
  );

  const looks = await schedule.locator('[data-type]').evaluateAll((discs) =>
    discs.map((disc) => {
      const { color, backgroundColor } = getComputedStyle(disc);
      return {
        type: disc.getAttribute('data-type'),
        colors: `${color} on ${backgroundColor}`,
        icon: disc.querySelector('svg')?.innerHTML,
      };
    }),
  );
  const types = new Set(looks.map(({ type }) => type));
  expect(types.size).toBe(7);
  expect(new Set(looks.map(({ colors }) => colors)).size).toBe(types.size);
  expect(new Set(looks.map(({ icon }) => icon)).size).toBe(types.size);
});

test('filters and the day live in the URL, narrow the list down and lead out of an empty one', async ({
  page,
  site,
}) => {
  const schedule = await openSchedule(page, { url: site.url, at: '?day=2&type=panel' });
  await expect(titles(schedule)).toHaveText([
    'Financing the Impossible',
    'From Prototype to Phenomenon',
  ]);
  await expect(schedule.getByRole('status')).toHaveText(
    '2 of 15 sessions on Saturday, in forum time (CDT)',
  );

  const filters = schedule.getByRole('group', { name: 'Filter by type' });
  await expect(filters.getByRole('button')).toHaveText([
    'Break (2)',
    'Keynote (3)',
    'Social (1)',
    'Panel (2)',
    'Workshop (5)',
    'Fireside (1)',
    'Call to Action (1)',
  ]);
  await filters.getByRole('button', { name: 'Fireside' }).click();
  await expect(titles(schedule)).toHaveCount(3);
  await expect(page).toHaveURL(/\?day=2&type=panel&type=fireside$/);

  await schedule.getByRole('tab').first().click();
  await expect(schedule).toContainText('No sessions on this day match your choices.');
  await schedule.getByRole('button', { name: 'Show Day 2' }).click();
  await expect(titles(schedule)).toHaveCount(3);
  await schedule.getByRole('tab').first().click();
  await schedule.getByRole('button', { name: 'Show all sessions' }).click();
  await expect(titles(schedule)).toHaveCount(5);
  await expect(page).toHaveURL(`${site.url}/conference`);
  // A short day is read whole.
  await expect(filters).toHaveCount(0);
});

test('the schedule prints on one page a day, and nothing else with it', async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('raade-ui-theme', 'dark'));
  const schedule = await openSchedule(page, { url: site.url });
  for (const format of ['Letter', 'A4']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
  }

  await page.emulateMedia({ media: 'print' });
  await expect(schedule).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  const paper = page.getByRole('table');
  await expect(paper).toHaveCount(2);
  await expect(paper.last().getByRole('row')).toHaveCount(16);
  await expect(paper.last()).toContainText('4:30-5:15 PM');
  await expect(paper.last()).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('at 1440 px the face stands beside the words of its session, and words beside the icons of buttons', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const schedule = await openSchedule(page, { url: site.url, at: '?day=2' });
  const row = rowOf(schedule, 'Plenary 1');
  const face = await row.getByRole('img', { name: 'Portrait of Baraka Example' }).boundingBox();
  const title = await row.getByRole('heading', { name: 'Plenary 1' }).boundingBox();
  const between = (title?.x ?? NaN) - (face?.x ?? NaN) - (face?.width ?? NaN);
  expect(between).toBeGreaterThan(0);
  expect(between).toBeLessThan(40);
  for (const word of ['Favorite', 'Calendar']) {
    await expect(row.getByText(word, { exact: true })).toBeVisible();
  }
});

test('what one chooses among is bound by one rail', async ({ page, site }) => {
  const schedule = await openSchedule(page, { url: site.url, at: '?day=2' });
  const bound = (title: string) => rowOf(schedule, title).getAttribute('data-choice');
  const workshops = ['Agriculture', 'Fintech', 'Healthcare'].map(
    (theme) => `Workshop Session 1: ${theme}`,
  );
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [index, title] of workshops.entries()) {
      expect(await bound(title)).toBe(index === 0 ? 'first' : 'next');
    }
    expect(await bound('Lunch')).toBeNull();
  }
});
