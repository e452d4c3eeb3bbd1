import { contentOf } from '@raade/content-model/provided/provided-content';
import { OTHER_CONTENT } from '@raade/content-model/testing/other-content';
import { pastPages, pastSearchEntries } from './past.head.ts';

test('the list says that there is none, where there is none, and is kept out of search engines', () => {
  const [list, ...others] = pastPages(contentOf({ ...OTHER_CONTENT, 'past-forums': [] }));
  expect(list).toMatchObject({ path: '/conference/past', internal: true });
  expect(others).toEqual([]);
});

test('search finds a past forum by who spoke there about what', () => {
  expect(pastSearchEntries(contentOf(OTHER_CONTENT))).toEqual([
    {
      title: 'Fórum do Porto 2025',
      path: '/conference/2025',
      kind: 'Pages',
      text: 'October 24, 2025 · Tomás Amostra · Wanjikũ Mfano · The first road',
    },
  ]);
});
