import type { Locator, Page } from '@playwright/test';
import { pageIsLiving } from '../federation/living-page.ts';

const BEFORE_THE_FORUM = '2025-04-01T12:00:00-05:00';

interface Visit {
  readonly url: string;
  /** Query and anchor. */
  readonly at?: string;
  readonly now?: string;
}

/** Opens the forum page and answers with its schedule. Time stands still but for what a test lets pass. */
export async function openSchedule(page: Page, visit: Visit): Promise<Locator> {
  const { url, at = '', now = BEFORE_THE_FORUM } = visit;
  await page.clock.install({ time: now });
  await page.goto(`${url}/conference${at}`);
  await pageIsLiving(page);
  const schedule = page.getByRole('region', { name: 'Conference Schedule' });
  await schedule.waitFor();
  return schedule;
}

/** The row of a session in the schedule. */
export function rowOf(schedule: Locator, title: string): Locator {
  return schedule
    .getByRole('listitem')
    .filter({ has: schedule.page().getByRole('heading', { name: title }) });
}

/** The titles of the sessions that are shown, from the top. */
export function titles(schedule: Locator): Locator {
  return schedule.getByRole('tabpanel').getByRole('heading', { level: 3 });
}
