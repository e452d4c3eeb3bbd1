import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Visitor } from './visitor.ts';
import { expect, test } from './engine-test.ts';

const SCHEDULE = { role: 'region', name: 'Conference Schedule' };

/** Returns the titles of the visible sessions. */
const titles = (visitor: Visitor) =>
  visitor.texts({ role: 'heading', within: { role: 'tabpanel', within: SCHEDULE } });

test('the schedule changes its day, filters, and stores favorites on the device', async ({
  visitor,
  site,
}) => {
  await visitor.open(`${site.url}/conference`);
  await visitor.press({ role: 'tab', name: /April 12/ });
  await expect.poll(() => titles(visitor)).toHaveLength(15);
  await visitor.press({ role: 'button', name: 'Favorite: Lunch' });
  await visitor.press({ role: 'button', name: 'Favorite: Fireside Chat' });
  const filters = { role: 'group', name: 'Filter by type' };
  await visitor.press({ role: 'button', name: 'Fireside (1)', within: filters });
  await expect.poll(() => titles(visitor)).toEqual(['Fireside Chat']);
  await expect.poll(() => visitor.path()).toBe('/conference?day=2&type=fireside');

  await visitor.open(`${site.url}/conference?day=2`);
  await visitor.press({ role: 'button', name: 'My favorites (2)' });
  await expect.poll(() => titles(visitor)).toEqual(['Lunch', 'Fireside Chat']);
});

test('the calendar menu opens, and saves a file with the forum', async ({
  visitor,
  site,
  home,
}) => {
  await visitor.open(`${site.url}/conference`);
  await visitor.press({ role: 'button', name: 'Add to Calendar' });
  await visitor.see({ role: 'link', name: /^Google Calendar/ });
  await visitor.press({ role: 'button', name: /^Calendar file, whole forum/ });
  const saved = async () => (await readdir(home)).find((name) => name.endsWith('.ics')) ?? '';
  await expect.poll(saved).toBe('RAADE-Conference-2025.ics');
  await expect
    .poll(() => readFile(path.join(home, 'RAADE-Conference-2025.ics'), 'utf8'))
    .toMatch(/SUMMARY:RAADE African Development Forum[^]*END:VCALENDAR/);
});

test('search opens by key, finds a speaker and goes there inside the document', async ({
  visitor,
  site,
}) => {
  await visitor.open(site.url);
  await visitor.driver.executeScript('window.stayed = true');
  await visitor.type('/');
  await visitor.see({ role: 'combobox', name: 'Search the site' });
  await visitor.type('ama sample');
  await visitor.press({ role: 'option', name: /Ama Sample/ });
  await expect.poll(() => visitor.path()).toBe('/conference/speakers/ama-sample');
  await visitor.see({ role: 'heading', name: 'Ama Sample' });
  expect(await visitor.driver.executeScript('return window.stayed')).toBe(true);
});

test('a link leads to a speaker inside the document, and going back leads to the list', async ({
  visitor,
  site,
}) => {
  await visitor.open(`${site.url}/conference`);
  await visitor.driver.executeScript('window.stayed = true');
  await visitor.press({ role: 'link', name: 'Full profile of Jabari Stencil' });
  await visitor.see({ role: 'heading', name: 'Jabari Stencil' });
  await expect.poll(() => visitor.path()).toBe('/conference/speakers/jabari-stencil');
  await visitor.driver.navigate().back();
  await visitor.see({ role: 'heading', name: 'Featured Speakers' });
  expect(await visitor.driver.executeScript('return window.stayed')).toBe(true);
});
