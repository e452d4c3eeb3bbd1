import { PRERENDERING } from '@raade/contracts/site/prerendering';
import { SAMPLE_TODAY } from '@raade/contracts/local/local-environment';
import type * as provided from '@raade/content-model/provided/provided-content';
import { content } from '@raade/content-model/provided/provided-content';
import { SAMPLE_REVISION } from '@raade/content-model/sample-content';
import type * as platform from '@raade/platform/prerender';
import { pages } from '../pages.ts';
import type * as remoteModule from '../remote.tsx';
import { PARTS_OF_PAGES, type PageKind } from './parts-of-pages.ts';

/** Code that finds these parts of the content and no other. */
function rendererWith(kind: PageKind) {
  const parts = Object.fromEntries(PARTS_OF_PAGES[kind].map((name) => [name, content(name)]));
  jest.resetModules();
  const { provideContent } = jest.requireActual<typeof provided>(
    '@raade/content-model/provided/provided-content',
  );
  provideContent(parts, SAMPLE_REVISION);
  const renderers = jest.requireActual<typeof platform>('@raade/platform/prerender');
  const remote = jest.requireActual<typeof remoteModule>('../remote.tsx').default;
  return {
    page: (path: string) => renderers.prerenderRemote(remote, PRERENDERING)(path, SAMPLE_TODAY),
    slot: (name: string) => renderers.prerenderSlots(remote, PRERENDERING)(name),
  };
}

const kinds = Object.keys(PARTS_OF_PAGES) as PageKind[];
const pathOf = (kind: PageKind) => pages.find(({ chunk }) => chunk === kind)?.path ?? '';

test('every kind of page is named, and no other', () => {
  expect(new Set(pages.map(({ chunk }) => chunk))).toEqual(new Set(kinds));
});

test.each(kinds)('a page of the kind "%s" needs no other part than it names', async (kind) => {
  expect(await rendererWith(kind).page(pathOf(kind))).toContain('<h1');
});

test('the section on the forum’s page says what the content says, with the parts of the page', async () => {
  const { section, tiers } = content('giving');
  const html = await rendererWith('donate').slot('conference.donation');
  for (const text of [section.title, tiers[0]?.benefits.length ? 'Your Impact' : ''])
    expect(html).toContain(text);
});

test('a part that a page does not name is missed', async () => {
  await expect(rendererWith('apply-student').page('/donate')).rejects.toThrow(
    /part "giving" of the content/,
  );
});
