import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { SAMPLE } from '@raade/content-model/sample-content';
import { OTHER_CONTENT } from '@raade/content-model/testing/other-content';
import type { ContentData } from '@raade/contracts/content-data';
import type { PageDescriptor } from '@raade/contracts/pages';
import type { RemoteEdition, RemoteRenderer } from '@raade/contracts/prerendering';
import { loadRemoteRenderer } from '@raade/publishing/renderers/load-renderer';

const COMPILE = path.resolve(import.meta.dirname, '../frame/compile-renderer.command.ts');
const PARTS = OTHER_CONTENT as unknown as ContentData['parts'];
const REVISION = { sequence: 2, at: '2026-09-30T12:00:00Z' };

let code: string;
let edition: RemoteEdition;
let html: ReadonlyMap<string, string>;

const evaluated = (): RemoteRenderer => loadRemoteRenderer(code, 'renderer.cjs');

beforeAll(async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...[COMPILE, 'giving', './src/renderer.ts'],
  ]);
  code = await readFile(stdout.trim().split('\n').at(-1) ?? '', 'utf8');
  edition = await evaluated().openEdition({ revision: REVISION, parts: PARTS });
  const pages = (edition.pages as PageDescriptor[]).map(
    async ({ path: address }) =>
      [address, await edition.renderPage(address, '2026-10-01')] as const,
  );
  const slot = (await edition.renderSlot?.('conference.donation')) ?? '';
  html = new Map([...(await Promise.all(pages)), ['slot', slot]]);
}, 120_000);

const pageAt = (address: string) => html.get(address) ?? '';

test('no page of giving, nor its section on the forum’s page, is left with words of the sample', () => {
  const { giving, applications, contact } = SAMPLE;
  const sample = [
    ...giving.tiers.map(({ title }) => title),
    ...[giving.purpose, giving.fund, giving.lastYear, giving.section.title, contact.email],
    ...[applications.answerTime, applications.student.lead, applications.partner.facts.summary],
  ];
  expect([...html.keys()]).toEqual(['/donate', '/apply/student', '/apply/partner', 'slot']);
  for (const [address, text] of html)
    expect([address, sample.filter((one) => text.includes(one))]).toEqual([address, []]);
});

test('they say what the content says', () => {
  const { giving, applications, contact } = OTHER_CONTENT;
  const chosen = giving.tiers.find(({ dollars }) => dollars === giving.chosenFirst);
  for (const address of ['/donate', 'slot']) {
    for (const text of [chosen?.title ?? '', giving.fund, giving.lastYear, contact.email])
      expect(pageAt(address)).toContain(text);
  }
  expect(pageAt('slot')).toContain(giving.section.lead);
  expect(pageAt('/apply/student')).toContain(applications.answerTime);
  expect(pageAt('/apply/partner')).toContain('/projects/project-4');
});

test('an edition without a part that they show is refused by its name', async () => {
  const parts = Object.fromEntries(Object.entries(PARTS).filter(([name]) => name !== 'giving'));
  await expect(evaluated().openEdition({ revision: REVISION, parts })).rejects.toThrow(
    'The edition lacks giving.',
  );
});
