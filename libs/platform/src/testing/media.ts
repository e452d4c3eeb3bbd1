import { act } from '@testing-library/react';

class FakeMediaQuery extends EventTarget {
  matches = false;
}

/** Replaces `matchMedia`, which jsdom lacks. No query matches until the test calls `set`. */
export function fakeMedia() {
  const queries = new Map<string, FakeMediaQuery>();
  const queryOf = (text: string): FakeMediaQuery => {
    const query = queries.get(text) ?? new FakeMediaQuery();
    queries.set(text, query);
    return query;
  };
  Object.assign(window, { matchMedia: queryOf });
  return {
    set(text: string, matches: boolean) {
      const query = queryOf(text);
      query.matches = matches;
      act(() => void query.dispatchEvent(new Event('change')));
    },
  };
}
