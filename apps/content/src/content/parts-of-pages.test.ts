import { PRERENDERING } from '@raade/contracts/site/prerendering';
import { SAMPLE_TODAY } from '@raade/contracts/local/local-environment';
import { documentContent } from '@raade/content-model/provided/provided-content';
import { partsAlone } from '@raade/content-model/testing/parts-alone';
import { prerenderRemote } from '@raade/platform/prerender';
import { pagesOf } from '../pages.ts';
import remote from '../remote.tsx';
import { PARTS_OF_PAGES, type PageKind } from './parts-of-pages.ts';

const pages = pagesOf(documentContent());

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

test('a page fails without a part that it needs', async () => {
  await expect(renderWith('privacy', '/contact')).rejects.toThrow(/part "\w+" of the content/);
});
