import { contentOf } from '@raade/content-model/provided/provided-content';
import { OTHER_CONTENT } from '@raade/content-model/testing/other-content';
import { pastPages } from './past.head.ts';

test('the list says that there is none, where there is none, and is kept out of search engines', () => {
  const [list, ...others] = pastPages(contentOf({ ...OTHER_CONTENT, 'past-forums': [] }));
  expect(list).toMatchObject({ path: '/conference/past', internal: true });
  expect(others).toEqual([]);
});
