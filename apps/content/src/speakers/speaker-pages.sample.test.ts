import { documentContent } from '@raade/content-model/provided/provided-content';
import { speakerPages } from './speaker.head.ts';

const pages = speakerPages(documentContent());

test('[SPK-07] every speaker has their own page, named after them, and unknown ones share one', () => {
  expect(pages).toHaveLength(documentContent().speakers.length + 1);
  expect(pages[0]).toMatchObject({
    path: '/conference/speakers/ama-sample',
    title: 'Ama Sample | Day Forum',
    jsonLd: [{ '@type': 'Person', name: 'Ama Sample', jobTitle: 'Director' }],
  });
  expect(pages.at(-1)).toMatchObject({ path: '/conference/speakers/*', internal: true });
});

test('descriptions are not cut in the middle of a sentence', () => {
  for (const { description } of pages) expect(description).toMatch(/\.$/);
});
