import type * as subject from './provided-content.ts';

type Provided = typeof subject;

/** The module before content is provided. Other tests get the sample. */
function fresh(): Provided {
  jest.resetModules();
  return jest.requireActual<Provided>('./provided-content.ts');
}

test('a part is available once it is provided, and stays when another is provided', () => {
  const { documentContent, missingContent, provideContent } = fresh();
  const content = documentContent();
  expect(() => content.videos).toThrow('The part "videos" of the content is not provided');
  const videos = { recap: { youtubeId: 'sampleVideo', title: 'Highlights' } };
  provideContent({ videos });
  provideContent({ sponsors: [] });
  expect(content.videos).toBe(videos);
  expect(content.sponsors).toEqual([]);
  expect(missingContent(['videos', 'team', 'sponsors'])).toEqual(['team']);
});

test('the revision is available once it is provided, and stays when a part is provided', () => {
  const { documentContent, provideContent } = fresh();
  const content = documentContent();
  expect(() => content.revision).toThrow('The part "revision" of the content is not provided');
  const revision = { sequence: 2, at: '2025-03-29T10:00:00Z' };
  provideContent({}, revision);
  provideContent({ sponsors: [] });
  expect(content.revision).toBe(revision);
});
