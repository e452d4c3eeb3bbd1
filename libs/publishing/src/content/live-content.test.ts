import type { ContentData } from '@raade/contracts/content/content-data';
import { CONTENT_FILE } from '@raade/contracts/content/content-data';
import type { OpenRelease } from '../reading/open-release.ts';
import { contentToShow } from './live-content.ts';

const at = '2025-03-28T17:00:00Z';
const data = (sequence: number, parts: ContentData['parts']): ContentData => ({
  revision: { sequence, at },
  parts,
});

/** A release that was built with this content; without any, it shows no content. */
const release = (content?: ContentData) =>
  ({
    file: { files: content ? [{ path: CONTENT_FILE }] : [] },
    text: () => Promise.resolve(JSON.stringify(content)),
  }) as unknown as OpenRelease;

test('without an edition, each part is the newest that the releases were built with', async () => {
  const shown = await contentToShow(
    {
      content: release(data(3, { home: 'new', team: 'new' })),
      giving: release(data(2, { home: 'old', giving: 'old' })),
      admin: release(),
    },
    undefined,
  );
  expect(shown).toMatchObject({
    revision: { sequence: 3 },
    parts: { home: 'new', team: 'new', giving: 'old' },
  });
});

test('an edition replaces the built content, except for parts that it lacks', async () => {
  const releases = { giving: release(data(9, { home: 'built', giving: 'built' })) };
  const shown = await contentToShow(releases, data(2, { home: 'published' }));
  expect(shown).toMatchObject({
    revision: { sequence: 2 },
    parts: { home: 'published', giving: 'built' },
  });
});

test('if no release shows content, there is no content', async () => {
  expect(await contentToShow({ admin: release() }, undefined)).toBeUndefined();
});
