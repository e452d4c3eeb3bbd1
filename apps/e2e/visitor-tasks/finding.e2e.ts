import { expect, test } from '../federation/composed-site.ts';
import { pageIsLiving } from '../federation/living-page.ts';
import { rowOf } from '../schedule/schedule-page.ts';
import { Visitor } from './visitor.ts';

const TALK = 'Opening Address';

test.describe('for a visitor in Lagos', () => {
  test.use({ timezoneId: 'Africa/Lagos' });

  test('when a talk is at home, and into the calendar with it', async ({ page, site }) => {
    await page.goto(site.url);
    const schedule = page.getByRole('region', { name: 'Conference Schedule' });
    const visitor = new Visitor(page);
    await visitor.press(page.getByRole('button', { name: 'More on Conference' }));
    await visitor.press(page.getByRole('banner').getByRole('link', { name: 'Schedule' }).first());
    await visitor.press(schedule.getByRole('button', { name: /^Your time/ }));
    await expect(rowOf(schedule, TALK).getByRole('time')).toHaveText('12:00-12:30 AM');
    await visitor.press(schedule.getByRole('button', { name: `Add to Calendar: ${TALK}` }));
    const file = page.waitForEvent('download');
    await visitor.press(rowOf(schedule, TALK).getByRole('button', { name: /^Calendar file/ }));
    expect((await file).suggestedFilename()).toMatch(/\.ics$/);
    visitor.done('a talk in the time at home and in the calendar', 5);
  });

  test('the same without a mouse, from the schedule on', async ({ page, site }) => {
    await page.goto(`${site.url}/conference#schedule`);
    await pageIsLiving(page);
    const schedule = page.getByRole('region', { name: 'Conference Schedule' });
    const visitor = new Visitor(page);
    await visitor.walkTo(schedule.getByRole('button', { name: /^Your time/ }));
    await visitor.key('Space');
    await expect(rowOf(schedule, TALK).getByRole('time')).toHaveText('12:00-12:30 AM');
    visitor.done('the time at home by keyboard from #schedule', 9);
  });
});

test('another theme is one press away, from every page', async ({ page, site }) => {
  await page.goto(`${site.url}/about`);
  await pageIsLiving(page);
  const visitor = new Visitor(page);
  const bar = page.getByRole('banner');
  await visitor.press(bar.getByRole('button', { name: 'Theme' }));
  await visitor.press(bar.getByRole('radio', { name: 'Dark' }));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  visitor.done('another theme', 2);
});

test('a project is found by a word with a slip in it', async ({ page, site }) => {
  await page.goto(site.url);
  await pageIsLiving(page);
  const visitor = new Visitor(page);
  await visitor.key('/');
  await visitor.type('soler');
  await expect(page.getByRole('option', { name: /^Solar Access Program/ })).toBeVisible();
  await visitor.key('ArrowDown');
  await visitor.key('Enter');
  await expect(page).toHaveURL(`${site.url}/projects/sunfi-solar-initiative`);
  visitor.done('a project by search, mistyped', 4);
});

for (const width of [360, 1440]) {
  test(`at ${width} px the form of a donation is one press from home`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(site.url);
    await pageIsLiving(page);
    const visitor = new Visitor(page);
    await visitor.press(page.getByRole('banner').getByRole('link', { name: 'Donate' }));
    const amount = page.getByRole('radio', { name: '$50', exact: true });
    await expect(amount).toBeInViewport();
    // A field to write into is there, and it stands still.
    await page.getByLabel('Full name').click({ trial: true });
    visitor.done(`from home to the form of a donation, at ${width} px`, 1);
  });
}
