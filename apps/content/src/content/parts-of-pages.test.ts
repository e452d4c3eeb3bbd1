import { PRERENDERING } from '@raade/contracts/site/prerendering';
import { SAMPLE_TODAY } from '@raade/contracts/local/local-environment';
import { contentOf, documentContent } from '@raade/content-model/provided/provided-content';
import { ContentProvider } from '@raade/content-model/provided/use-content';
import { prerenderRemote } from '@raade/platform/prerender';
import { createElement } from 'react';
import { pages } from '../pages.ts';
import remote from '../remote.tsx';
import { PARTS_OF_PAGES, type PageKind } from './parts-of-pages.ts';

/** The page as HTML, with the parts of the content that pages of a kind name, and no other. */
function renderWith(kind: PageKind, path: string): Promise<string> {
  const content = documentContent();
  const parts = PARTS_OF_PAGES[kind].map((name) => [name, content[name]] as const);
  const value = contentOf(Object.fromEntries(parts));
  const render = prerenderRemote(remote, PRERENDERING, (page) =>
    createElement(ContentProvider, { value }, page),
  );
  return render(path, SAMPLE_TODAY);
}

const kinds = Object.keys(PARTS_OF_PAGES) as PageKind[];
const pathOf = (kind: PageKind) => pages.find(({ chunk }) => chunk === kind)?.path ?? '';

test('every kind of page is named, and no other', () => {
  expect(new Set(pages.map(({ chunk }) => chunk))).toEqual(new Set(kinds));
});

test.each(kinds)('a page of the kind "%s" needs no other part than it names', async (kind) => {
  expect(await renderWith(kind, pathOf(kind))).toContain('<h1');
});

test('a part that a page does not name is missed', async () => {
  await expect(renderWith('privacy', '/contact')).rejects.toThrow(/part "\w+" of the content/);
});
