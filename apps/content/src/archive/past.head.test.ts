import { contentOf } from '@raade/content-model/provided/provided-content';
import { OTHER_CONTENT } from '@raade/content-model/testing/other-content';
import { pastPages } from './past.head.ts';

test('an empty archive has only its list page, which search engines do not index', () => {
  const [list, ...others] = pastPages(contentOf({ ...OTHER_CONTENT, 'past-forums': [] }));
  expect(list).toMatchObject({ path: '/conference/past', internal: true });
  expect(others).toEqual([]);
});
