import { SAMPLE } from '@raade/content-model/sample-content';
import { OTHER_CONTENT } from '@raade/content-model/testing/other-content';
import type { ContentData } from '@raade/contracts/content/content-data';
import { renderContent, rendererOf } from './testing/rendered-content.ts';

const REVISION = { sequence: 2, at: '2026-09-30T12:00:00Z' };
const SLOT = 'conference.donation';

let html: ReadonlyMap<string, string>;

beforeAll(async () => {
  ({ html } = await renderContent(OTHER_CONTENT, '2026-10-01', 'giving'));
});

const pageAt = (address: string) => html.get(address) ?? '';

test('pages of giving and its section of the forum page show no texts of the sample', () => {
  const { giving, applications, contact } = SAMPLE;
  const sample = [
    ...giving.tiers.map(({ title }) => title),
    giving.purpose,
    giving.fund,
    giving.lastYear,
    giving.section.title,
    contact.email,
    applications.answerTime,
    applications.student.lead,
    applications.partner.facts.summary,
  ];
  expect([...html.keys()]).toEqual([
    '/donate',
    '/apply/student',
    '/apply/partner',
    '/apply/guest',
    SLOT,
  ]);
  for (const [address, text] of html)
    expect([address, sample.filter((one) => text.includes(one))]).toEqual([address, []]);
});

test('pages of giving and its section show the texts of the content', () => {
  const { giving, applications, contact } = OTHER_CONTENT;
  const chosen = giving.tiers.find(({ dollars }) => dollars === giving.chosenFirst);
  for (const address of ['/donate', SLOT]) {
    for (const text of [chosen?.title ?? '', giving.fund, giving.lastYear, contact.email])
      expect(pageAt(address)).toContain(text);
  }
  expect(pageAt(SLOT)).toContain(giving.section.lead);
  expect(pageAt('/apply/student')).toContain(applications.answerTime);
  expect(pageAt('/apply/partner')).toContain('/projects/project-4');
  for (const text of [OTHER_CONTENT.forum.name, 'Send Registration'])
    expect(pageAt('/apply/guest')).toContain(text);
});

test('an edition without a needed part is refused with the name of the part', async () => {
  const others = Object.entries(OTHER_CONTENT).filter(([name]) => name !== 'giving');
  const parts = Object.fromEntries(others) as unknown as ContentData['parts'];
  const renderer = await rendererOf('giving');
  expect(() => renderer.openEdition({ revision: REVISION, parts })).toThrow(
    'The edition lacks giving.',
  );
});
