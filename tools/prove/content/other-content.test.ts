import { projectPath, speakerPath } from '@raade/content-model/addresses/page-address';
import { OTHER_CONTENT } from '@raade/content-model/testing/other-content';
import type { RemoteEdition } from '@raade/contracts/site/prerendering';
import { renderContent } from './testing/rendered-content.ts';

const DAY = '2026-10-01';

let edition: RemoteEdition;
let html: ReadonlyMap<string, string>;

beforeAll(async () => {
  ({ edition, html } = await renderContent(OTHER_CONTENT, DAY));
});

test('there is a page for each speaker and each project of the content, and for no other', () => {
  const paths = [...html.keys()];
  const below = (prefix: string) => paths.filter((address) => address.startsWith(prefix));
  const { speakers, projects } = OTHER_CONTENT;
  expect(below('/conference/speakers/')).toEqual(speakers.map(speakerPath));
  expect(below('/projects/')).toEqual(projects.map(projectPath));
});

/** The text of a page: what it holds of these is told, and not all of it. */
const missing = (address: string, texts: readonly string[]) => {
  const text = html.get(address) ?? '';
  return texts.filter((one) => !text.includes(one.replaceAll('&', '&amp;')));
};

test('no page is left with people, places or days of the sample', () => {
  const sample = /Ama Sample|Baobab|Multicultural|Rice University, Houston|April 1[12]/;
  const left = [...html].flatMap(([address, text]) => {
    const found = sample.exec(text)?.[0];
    return found ? [`${address}: ${found}`] : [];
  });
  expect(left).toEqual([]);
});

test('the forum has its three days, forty sessions, two tracks and all who speak', () => {
  const { speakers, sessions, forum } = OTHER_CONTENT;
  expect(
    missing(
      '/conference',
      speakers.map(({ name }) => name),
    ),
  ).toEqual([]);
  expect(
    missing(
      '/conference',
      sessions.map(({ title }) => title),
    ),
  ).toEqual([]);
  expect(
    missing(
      '/conference',
      forum.days.map(({ name }) => name),
    ),
  ).toEqual([]);
  expect(missing('/conference', ['October 23-25, 2026', 'Become a sponsor'])).toEqual([]);
  expect(missing('/conference', ['With thanks'])).toEqual(['With thanks']);
});

test('pages change on the days of this forum', () => {
  expect(edition.changesOn).toEqual(['2026-05-01', '2026-10-21', '2026-10-23', '2026-10-26']);
});
