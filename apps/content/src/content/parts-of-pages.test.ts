import { PRERENDERING } from '@raade/contracts/site/prerendering';
import { SAMPLE_TODAY } from '@raade/contracts/local/local-environment';
import type * as provided from '@raade/content-model/provided/provided-content';
import { content } from '@raade/content-model/provided/provided-content';
import { SAMPLE_REVISION } from '@raade/content-model/sample-content';
import type * as platform from '@raade/platform/prerender';
import { pages } from '../pages.ts';
import type * as remoteModule from '../remote.tsx';
import { PARTS_OF_PAGES, type PageKind } from './parts-of-pages.ts';

/** The page as HTML, by code that finds these parts of the content and no other. */
async function renderWith(kind: PageKind, path: string): Promise<string> {
  const parts = Object.fromEntries(PARTS_OF_PAGES[kind].map((name) => [name, content(name)]));
  jest.resetModules();
  const { provideContent } = jest.requireActual<typeof provided>(
    '@raade/content-model/provided/provided-content',
  );
  provideContent(parts, SAMPLE_REVISION);
  const { prerenderRemote } = jest.requireActual<typeof platform>('@raade/platform/prerender');
  const remote = jest.requireActual<typeof remoteModule>('../remote.tsx').default;
  return prerenderRemote(remote, PRERENDERING)(path, SAMPLE_TODAY);
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
