import { settled } from '@raade/platform/testing/settled';
import { screen } from '@testing-library/react';
import { type ReactNode, Suspense, useState } from 'react';
import { hydrate, renderAnew } from '../startup/site-root.tsx';
import { recordEarlyEntries } from '../startup/early-entries.ts';
import { openDocument, pagePlaceholder } from '../startup/testing/documents.tsx';
import { unhydratedPage } from '../startup/unhydrated-page.ts';
import { Page } from './page.tsx';

function Donate() {
  const [presses, setPresses] = useState(0);
  const [name, setName] = useState('');
  return (
    <>
      <label>
        Name
        <input value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <button onClick={() => setPresses(presses + 1)}>Give</button>
      <output>{`${presses} by ${name}`}</output>
    </>
  );
}

const inBoundaries = (page: ReactNode) => (
  <Suspense>
    <Suspense>
      <Page>{page}</Page>
    </Suspense>
  </Suspense>
);

/** Opens a document with a page, in which a visitor does something before hydration. */
async function open(page: ReactNode, before: () => void, address = '/donate'): Promise<void> {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const root = openDocument(pagePlaceholder(page), address);
  before();
  await settled(() => hydrate(root, inBoundaries(page), {}));
}

const shownText = () => document.querySelector('output')?.textContent;
const field = () => screen.getByRole<HTMLInputElement>('textbox');

/** Records a press as `early-press.js` does. */
function press(): void {
  window.raadePressed = screen.getByText('Give');
  window.raadePressed.setAttribute('aria-busy', 'true');
}

afterEach(() => Reflect.deleteProperty(window, 'raadePressed'));

test('a click before hydration is replayed once after hydration', async () => {
  await open(<Donate />, press);
  expect(shownText()).toBe('1 by ');
  expect(window.raadePressed).toBeUndefined();
  expect(screen.getByText('Give').hasAttribute('aria-busy')).toBe(false);
});

test('a value entered before hydration reaches the state of the page', async () => {
  await open(<Donate />, () => (field().value = 'Ada'));
  expect(shownText()).toBe('0 by Ada');
  expect(field().value).toBe('Ada');
});

test('hydration removes the mark data-prerendered and sends the event raade-awake', async () => {
  const awake = jest.fn();
  await open(<Donate />, () => document.addEventListener('raade-awake', awake, { once: true }));
  expect(document.querySelector('[data-page]')).not.toBeNull();
  expect(document.querySelector('[data-prerendered]')).toBeNull();
  expect(unhydratedPage()).toBeUndefined();
  expect(awake).toHaveBeenCalledTimes(1);
});

test('a page prerendered for another address is not hydrated here', async () => {
  await open(<Donate />, press, '/about');
  expect(document.querySelector('[data-prerendered]')).not.toBeNull();
  expect(shownText()).toBe('0 by ');
});

test('a click before hydration in a separate section is replayed as well', async () => {
  await open(
    <Suspense>
      <Donate />
    </Suspense>,
    press,
  );
  expect(shownText()).toBe('1 by ');
});

test('a value entered before hydration in a separate section reaches its state', async () => {
  await open(
    <Suspense>
      <Donate />
    </Suspense>,
    () => (field().value = 'Ada'),
  );
  expect(shownText()).toBe('0 by Ada');
});

describe('a page that is rendered again because its code threw or has another release', () => {
  /** Enters a name into the page of the document, then renders a new page at this address. */
  async function openAnew(address: string): Promise<void> {
    const root = openDocument(pagePlaceholder(<Donate />), '/donate');
    field().value = 'Ada';
    recordEarlyEntries();
    window.history.replaceState(null, '', address);
    await settled(() => renderAnew(root, inBoundaries(<Donate />), {}));
  }

  test('gets the values that were entered before', async () => {
    await openAnew('/donate');
    expect(shownText()).toBe('0 by Ada');
    expect(field().value).toBe('Ada');
  });

  test('does not get values that were entered at another address', async () => {
    await openAnew('/about');
    expect(shownText()).toBe('0 by ');
  });

  test('sends the event raade-awake', async () => {
    const awake = jest.fn();
    document.addEventListener('raade-awake', awake, { once: true });
    await openAnew('/donate');
    expect(awake).toHaveBeenCalledTimes(1);
  });
});
