import { WHOLE_PAGE_DEADLINE } from '@raade/contracts/releases/deadlines';
import { Link, MemoryRouter } from '@raade/platform';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ScrollToAnchor } from './scroll-to-anchor.tsx';

/** Reports to the observer that the page has grown. */
let grow: () => void = () => undefined;
const scrolledTo: string[] = [];

class Watch {
  constructor(callback: () => void) {
    grow = callback;
  }
  observe() {
    grow();
  }
  disconnect() {
    grow = () => undefined;
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  scrolledTo.length = 0;
  Object.assign(globalThis, { ResizeObserver: Watch });
  Element.prototype.scrollIntoView = function note() {
    scrolledTo.push(this.id);
  };
  Object.assign(window, { scrollTo: () => undefined });
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  document.body.innerHTML = '';
});

/** Follows a link to a part of another page, which is shown after so many milliseconds. */
async function followLink({ after }: { readonly after: number }) {
  render(
    <MemoryRouter>
      <Link to="/conference#donation">Donate</Link>
      <ScrollToAnchor />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('link'));
  await act(() => jest.advanceTimersByTimeAsync(after));
}

async function arrive() {
  const part = document.createElement('section');
  part.id = 'donation';
  document.body.append(part);
  grow();
  await act(() => jest.advanceTimersByTimeAsync(1000));
}

test('a section of another page is scrolled into view even if the page loads slowly', async () => {
  await followLink({ after: WHOLE_PAGE_DEADLINE - 2000 });
  await arrive();
  expect(scrolledTo).toContain('donation');
});

test('the page does not scroll to the section if the visitor has scrolled meanwhile', async () => {
  await followLink({ after: 1000 });
  fireEvent.wheel(window);
  await arrive();
  expect(scrolledTo).toEqual([]);
});
