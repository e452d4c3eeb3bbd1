import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import {
  type ReadEvent,
  readWithIcalJs,
} from '@raade/content-model/calendar/testing/read-calendar';
import { expect, test } from '../federation/composed-site.ts';
import { openSchedule, rowOf } from './schedule-page.ts';

interface SavedFile {
  readonly name: string;
  readonly events: readonly Pick<ReadEvent, 'uid' | 'start' | 'end' | 'title'>[];
}

/** Presses a button that saves a calendar file, and reads the file. */
async function save(page: Page, button: Locator): Promise<SavedFile> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const events = readWithIcalJs(await readFile(await download.path(), 'utf8'));
  return {
    name: download.suggestedFilename(),
    events: events.map(({ uid, start, end, title }) => ({ uid, start, end, title })),
  };
}

const FORUM = {
  uid: 'forum-2025@127.0.0.1',
  start: '2025-04-11T21:00:00.000Z',
  end: '2025-04-13T02:00:00.000Z',
  title: 'RAADE African Development Forum',
};

test('[SCHED-04][SCHED-05] Add to Calendar offers Google, files of one session, a day, all sessions or favorites, even offline, and a feed', async ({
  page,
  site,
  context,
  request,
}) => {
  const feed = await request.get(`${site.url}/schedule.ics`);
  expect(feed.headers()).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'access-control-allow-origin': '*',
  });
  expect((await feed.text()).match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(20);
  const schedule = await openSchedule(page, { url: site.url });
  await context.setOffline(true);
  // The page's later requests all fail.
  await page.clock.runFor(30_000);
  const button = schedule.getByRole('button', { name: 'Add to Calendar', exact: true });
  await button.click();
  const google = schedule.getByRole('link', { name: 'Google Calendar' }).filter({ visible: true });
  const link = new URL((await google.getAttribute('href')) ?? '');
  expect(link.origin).toBe('https://calendar.google.com');
  expect(link.searchParams.get('text')).toBe(FORUM.title);
  expect(link.searchParams.get('dates')).toBe('20250411T210000Z/20250413T020000Z');
  expect(link.searchParams.get('ctz')).toBe('America/Chicago');

  const subscription = schedule.getByRole('link', { name: 'Subscribe: stays up to date' });
  await expect(subscription).toHaveAttribute('href', /^webcal:\/\/[^/]+\/schedule\.ics$/);

  const file = schedule.getByRole('button', { name: 'Calendar file, whole forum' });
  const saved = await save(page, file);
  expect(saved.name).toBe('RAADE-Conference-2025.ics');
  expect(saved.events).toEqual([FORUM]);
  await expect(file).toBeHidden();

  const saveFromHeader = async (label: string) => {
    await schedule.getByRole('button', { name: 'Add to Calendar', exact: true }).click();
    return save(page, schedule.getByRole('button', { name: label }));
  };
  expect((await saveFromHeader('All sessions')).events).toHaveLength(20);
  const day = await saveFromHeader('Sessions of Day 2');
  expect(day.name).toBe('RAADE-Conference-2025-day-2.ics');
  expect(day.events).toHaveLength(15);

  await schedule.getByRole('button', { name: 'Favorite: Opening Address' }).click();
  const favourites = await saveFromHeader('Favorite sessions (1)');
  expect(favourites.name).toBe('RAADE-Conference-2025-favorites.ics');

  const row = rowOf(schedule, 'Opening Address');
  await row.getByRole('button', { name: 'Add to Calendar: Opening Address' }).click();
  const one = await save(page, row.getByRole('button', { name: 'Calendar file' }));
  expect(one.name).toBe('RAADE-Conference-2025-opening-address.ics');
  expect(one.events).toEqual(favourites.events);
  expect(one.events[0]).toMatchObject({
    start: '2025-04-11T23:00:00.000Z',
    end: '2025-04-11T23:30:00.000Z',
  });
});
