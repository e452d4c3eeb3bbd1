import { PRERENDERING } from '@raade/contracts/site/prerendering';
import { SAMPLE_TODAY } from '@raade/contracts/local/local-environment';
import { contentOf, documentContent } from '@raade/content-model/provided/provided-content';
import { ContentProvider } from '@raade/content-model/provided/use-content';
import { prerenderRemote, prerenderSlots } from '@raade/platform/prerender';
import { createElement, type ReactNode } from 'react';
import { pages } from '../pages.ts';
import remote from '../remote.tsx';
import { PARTS_OF_PAGES, type PageKind } from './parts-of-pages.ts';

/** Puts around a page the parts that pages of a kind name, and no other. */
const partsAround = (kind: PageKind) => {
  const content = documentContent();
  const parts = PARTS_OF_PAGES[kind].map((name) => [name, content[name]] as const);
  const value = contentOf(Object.fromEntries(parts));
  return (page: ReactNode) => createElement(ContentProvider, { value }, page);
};

const renderPage = (kind: PageKind, path: string) =>
  prerenderRemote(remote, PRERENDERING, partsAround(kind))(path, SAMPLE_TODAY);

const kinds = Object.keys(PARTS_OF_PAGES) as PageKind[];
const pathOf = (kind: PageKind) => pages.find(({ chunk }) => chunk === kind)?.path ?? '';

test('every kind of page is named, and no other', () => {
  expect(new Set(pages.map(({ chunk }) => chunk))).toEqual(new Set(kinds));
});

test.each(kinds)('a page of the kind "%s" needs no other part than it names', async (kind) => {
  expect(await renderPage(kind, pathOf(kind))).toContain('<h1');
});

test('the section on the forum’s page says what the content says, with the parts of the page', async () => {
  const { section, tiers } = documentContent().giving;
  const renderSlot = prerenderSlots(remote, PRERENDERING, partsAround('donate'));
  const html = await renderSlot('conference.donation');
  for (const text of [section.title, tiers[0]?.benefits.length ? 'Your Impact' : ''])
    expect(html).toContain(text);
});

test('a part that a page does not name is missed', async () => {
  await expect(renderPage('apply-student', '/donate')).rejects.toThrow(
    /part "giving" of the content/,
  );
});
