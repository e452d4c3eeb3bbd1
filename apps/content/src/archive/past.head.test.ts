import { contentOf } from '@raade/content-model/provided/provided-content';
import { OTHER_CONTENT } from '@raade/content-model/testing/other-content';
import { pastPages } from './past.head.ts';

test('an empty list shows it, and is excluded from search engines', () => {
  const [list, ...others] = pastPages(contentOf({ ...OTHER_CONTENT, 'past-forums': [] }));
  expect(list).toMatchObject({ path: '/conference/past', internal: true });
  expect(others).toEqual([]);
});
