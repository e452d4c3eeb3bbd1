import type { Locator, Page } from '@playwright/test';
import { pageIsHydrated } from '../federation/hydrated-page.ts';

const BEFORE_THE_FORUM = '2025-04-01T12:00:00-05:00';

interface Visit {
  readonly url: string;
  /** Query and anchor of the URL. */
  readonly at?: string;
  readonly now?: string;
}

/** Opens the forum page and returns its schedule. The clock is stopped. */
export async function openSchedule(page: Page, visit: Visit): Promise<Locator> {
  const { url, at = '', now = BEFORE_THE_FORUM } = visit;
  await page.clock.install({ time: now });
  await page.goto(`${url}/conference${at}`);
  await pageIsHydrated(page);
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

/** The titles of the visible sessions, from the top. */
export function titles(schedule: Locator): Locator {
  return schedule.getByRole('tabpanel').getByRole('heading', { level: 3 });
}
