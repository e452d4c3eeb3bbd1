import { requestIds } from './request-id.ts';

test('a request keeps its id until it is answered, and another request gets another id', () => {
  const ids = requestIds();
  const first = ids.idOf({ drafts: [1] });
  expect(ids.idOf({ drafts: [1] })).toBe(first);
  const second = ids.idOf({ drafts: [2] });
  expect(second).not.toBe(first);
  ids.answered();
  expect(ids.idOf({ drafts: [2] })).not.toBe(second);
});
