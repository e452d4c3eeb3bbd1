import { PRERENDERING } from '@raade/contracts/site/prerendering';
import { SAMPLE_TODAY } from '@raade/contracts/local/local-environment';
import { documentContent } from '@raade/content-model/provided/provided-content';
import { partsAlone } from '@raade/content-model/testing/parts-alone';
import { prerenderRemote, prerenderSlots } from '@raade/platform/prerender';
import { pages } from '../pages.ts';
import remote from '../remote.tsx';
import { PARTS_OF_PAGES, type PageKind } from './parts-of-pages.ts';

/** Renders a page with only those parts of the content that its kind is listed to need. */
const renderWith = (kind: PageKind, path: string) =>
  prerenderRemote(remote, PRERENDERING, partsAlone(PARTS_OF_PAGES[kind]))(path, SAMPLE_TODAY);

const kinds = Object.keys(PARTS_OF_PAGES) as PageKind[];
const pathOf = (kind: PageKind) => pages.find(({ chunk }) => chunk === kind)?.path ?? '';

test('the kinds of pages are exactly the listed ones', () => {
  expect(new Set(pages.map(({ chunk }) => chunk))).toEqual(new Set(kinds));
});

test.each(kinds)('a page of the kind "%s" needs only its listed parts', async (kind) => {
  expect(await renderWith(kind, pathOf(kind))).toContain('<h1');
});

test('the section for the forum page needs only the parts of the page donate', async () => {
  const { section, tiers } = documentContent().giving;
  const renderSlot = prerenderSlots(remote, PRERENDERING, partsAlone(PARTS_OF_PAGES.donate));
  const html = await renderSlot('conference.donation');
  for (const text of [section.title, tiers[0]?.benefits.length ? 'Your Impact' : ''])
    expect(html).toContain(text);
});

test('a page fails without a part that it needs', async () => {
  await expect(renderWith('apply-student', '/donate')).rejects.toThrow(
    /part "giving" of the content/,
  );
});
