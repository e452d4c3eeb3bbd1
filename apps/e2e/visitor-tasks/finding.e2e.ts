import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { rowOf } from '../schedule/schedule-page.ts';

/** A sighted visitor: what they do is counted, and how long it takes. */
class Visitor {
  readonly #page: Page;
  readonly #began = performance.now();
  #steps = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(target: Locator): Promise<void> {
    this.#steps += 1;
    await target.click();
  }

  /** One key, or a word that is typed. */
  async type(text: string): Promise<void> {
    this.#steps += 1;
    await this.#page.keyboard.type(text);
  }

  async key(name: string): Promise<void> {
    this.#steps += 1;
    await this.#page.keyboard.press(name);
  }

  /** The task is done. Prints what it took, and holds it to as many steps as it may take. */
  done(task: string, atMost: number): void {
    const seconds = (performance.now() - this.#began) / 1000;
    console.log(`${task}: ${this.#steps} steps, ${seconds.toFixed(1)} s`);
    expect(this.#steps, task).toBeLessThanOrEqual(atMost);
  }
}

const TALK = 'Opening Address';

test.describe('for a visitor in Lagos', () => {
  test.use({ timezoneId: 'Africa/Lagos' });

  test('a talk is in the calendar in five presses, another theme is two away, a project four keys, the form of a donation one press', async ({
    page,
    site,
  }) => {
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

    await page.goto(site.url);
    const bar = page.getByRole('banner');
    const restless = new Visitor(page);
    await restless.press(bar.getByRole('button', { name: 'Theme' }));
    await restless.press(bar.getByRole('radio', { name: 'Dark' }));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    restless.done('another theme', 2);

    await page.goto(site.url);
    const searching = new Visitor(page);
    await searching.key('/');
    await searching.type('soler');
    await expect(page.getByRole('option', { name: /^Solar Access Program/ })).toBeVisible();
    await searching.key('ArrowDown');
    await searching.key('Enter');
    await expect(page).toHaveURL(`${site.url}/projects/sunfi-solar-initiative`);
    searching.done('a project by search, mistyped', 4);

    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(site.url);
      const giving = new Visitor(page);
      await giving.press(bar.getByRole('link', { name: 'Donate' }));
      await expect(page.getByRole('radio', { name: '$50', exact: true })).toBeInViewport();
      // A field to write into is there, and it stands still.
      await page.getByLabel('Full name').click({ trial: true });
      giving.done(`from home to the form of a donation, at ${width} px`, 1);
    }
  });
});
