import { documentContent } from '@raade/content-model/provided/provided-content';
import { speakerPages } from './speaker.head.ts';

const pages = speakerPages(documentContent());

test('[SPK-07] each speaker has a page with their name, and unknown speakers share one', () => {
  expect(pages).toHaveLength(documentContent().speakers.length + 1);
  expect(pages[0]).toMatchObject({
    path: '/conference/speakers/ama-sample',
    title: 'Ama Sample | Day Forum',
    jsonLd: [{ '@type': 'Person', name: 'Ama Sample', jobTitle: 'Director' }],
  });
  expect(pages.at(-1)).toMatchObject({ path: '/conference/speakers/*', internal: true });
});

test('descriptions end with a complete sentence', () => {
  for (const { description } of pages) expect(description).toMatch(/\.$/);
});
