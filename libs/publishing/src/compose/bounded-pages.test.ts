import { Failure } from '@raade/contracts/base/failure';
import { RENDER_LIMITS } from '../renderers/render-pages.ts';
import { about, compose, pointer } from '../testing/sample-composition.ts';

const SLOT = '<raade-slot name="content.news"></raade-slot>';
const PLACEHOLDER = '<raade-section-placeholder></raade-section-placeholder>';
const registry = { schema: 1 as const, remotes: { content: pointer('content', ['content.news']) } };

/** Composes an app whose release was built with these bodies of pages and this slot. */
const composing = (bodies: readonly string[], news = '<p>News</p>') =>
  compose({
    registry,
    pages: {
      content: {
        remote: [],
        pages: bodies.map((body, index) => ({ ...about, path: `/about/p${index}`, body })),
        slots: { 'content.news': news },
      },
    },
  });

test('a page with the largest allowed number of slots is composed', async () => {
  const documents = await composing([SLOT.repeat(RENDER_LIMITS.slotsOfPage)]);
  expect(documents.get('about/p0.html')?.split('<p>News</p>')).toHaveLength(21);
});

test.each<[string, string[], string, string]>([
  [
    'with too many slots',
    [SLOT.repeat(21)],
    '',
    'content: the page "/about/p0" has places for too many slots.',
  ],
  [
    'with too many placeholders',
    [PLACEHOLDER.repeat(21)],
    '',
    'content: the page "/about/p0" has places for too many slots.',
  ],
  [
    'that is too large',
    ['x'.repeat(RENDER_LIMITS.pageCharacters + 1)],
    '',
    'content: the page "/about/p0" is larger than any page may be.',
  ],
  [
    'beside a slot that is too large',
    [SLOT],
    'x'.repeat(RENDER_LIMITS.slotCharacters + 1),
    'content: the slot "content.news" is larger than any slot may be.',
  ],
  [
    'beside a slot with places for slots',
    [SLOT],
    PLACEHOLDER,
    'content: the slot "content.news" has places for slots itself.',
  ],
])('a built page %s is refused with its name', async (_what, bodies, news, message) => {
  await expect(composing(bodies, news)).rejects.toThrow(new Failure(message));
});

test('an app whose pages become too large by their slots is refused by name', async () => {
  const slots = SLOT.repeat(RENDER_LIMITS.slotsOfPage);
  const pages = Array.from({ length: 25 }, () => slots);
  const composed = composing(pages, 'x'.repeat(RENDER_LIMITS.slotCharacters));
  await expect(composed).rejects.toThrow(
    new Failure('content: its pages are larger together than 20 million characters.'),
  );
});

test('an app whose pages become too large by their frames is refused by name', async () => {
  const frame = `${'x'.repeat(RENDER_LIMITS.frameCharacters)}<raade-page></raade-page>`;
  const composed = compose({
    renderShell: ({ frames }) =>
      Promise.resolve({
        frames: frames.map(() => frame),
        notFound: '',
        sectionPlaceholder: '',
      }),
    pages: {
      content: {
        remote: [],
        pages: Array.from({ length: 110 }, (_, index) => ({
          ...about,
          path: `/about/p${index}`,
          body: '<p>A</p>',
        })),
      },
    },
  });
  await expect(composed).rejects.toThrow('content: its pages are larger together');
});
