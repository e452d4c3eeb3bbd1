import { setTheme } from '@raade/platform';
import { settled } from '@raade/platform/testing/settled';
import { ThemeControl } from '@raade/ui';
import { screen } from '@testing-library/react';
import { type ReactNode, Suspense, use, useState } from 'react';
import { HYDRATED_EVENT } from './hydrated-event.ts';
import { hydrate, renderAnew } from './site-root.tsx';
import { openDocument, pagePlaceholder } from './testing/documents.tsx';

const NEVER = new Promise<never>(() => undefined);
const handleHydrated = jest.fn();

function Frame({ children }: { readonly children: ReactNode }) {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <a href="/about">About</a>
      <button onClick={() => setPresses(presses + 1)}>Menu</button>
      <output>{presses}</output>
      <main>{children}</main>
    </>
  );
}

const PAGE = (
  <>
    <p>Give what you can.</p>
    <input aria-label="Name" />
    <button>Give</button>
  </>
);

/** A page whose code is never loaded. */
function MissingPage(): ReactNode {
  return use(NEVER);
}

const FRAME = (
  <Frame>
    <Suspense>
      <MissingPage />
    </Suspense>
  </Frame>
);

const open = () => openDocument(<Frame>{pagePlaceholder(PAGE)}</Frame>);
const hydrateSite = (root: HTMLElement) => settled(() => hydrate(root, FRAME, {}));
const nodesNow = () => [...document.querySelectorAll('#root, #root *')];
const presses = () => document.querySelector('output')?.textContent;

beforeEach(() => {
  handleHydrated.mockReset();
  document.addEventListener(HYDRATED_EVENT, handleHydrated);
});
afterEach(() => {
  document.removeEventListener(HYDRATED_EVENT, handleHydrated);
  window.raadePressed = undefined;
});

test('hydration keeps all nodes, the focus, entered values and the selection', async () => {
  const root = open();
  const nodes = nodesNow();
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = 'Ada';
  field.focus();
  document.getSelection()?.selectAllChildren(screen.getByText('Give what you can.'));
  await hydrateSite(root);
  expect(nodesNow()).toHaveLength(nodes.length);
  for (const [index, node] of nodesNow().entries()) expect(node).toBe(nodes[index]);
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('Ada');
  expect(document.getSelection()?.toString()).toBe('Give what you can.');
});

test('hydration is announced only once, however often the site is rendered', async () => {
  const root = open();
  const site = await hydrateSite(root);
  expect(root.dataset['hydrated']).toBe('');
  await settled(() => site.render(<Frame key="again">{null}</Frame>));
  expect(handleHydrated).toHaveBeenCalledTimes(1);
});

test('a click in the frame before hydration is replayed once after hydration', async () => {
  const root = open();
  window.raadePressed = screen.getByText('Menu');
  const site = await hydrateSite(root);
  expect(presses()).toBe('1');
  expect(window.raadePressed).toBeUndefined();
  await settled(() => site.render(<Frame key="again">{null}</Frame>));
  expect(presses()).toBe('0');
});

test('a click in the page is not replayed by the frame', async () => {
  const root = open();
  const button = screen.getByText('Give');
  window.raadePressed = button;
  await hydrateSite(root);
  expect(window.raadePressed).toBe(button);
});

test('a theme that is chosen before hydration stays chosen', async () => {
  setTheme('dark');
  const root = openDocument(<ThemeControl />);
  // The early frame, which has its own modules, sets only the attribute.
  document.documentElement.dataset['theme'] = 'system';
  await settled(() => hydrate(root, <ThemeControl />, {}));
  const chosen = screen.getByRole<HTMLInputElement>('radio', { checked: true });
  expect(chosen.value).toBe('system');
});

test('rendering without hydration removes all nodes of the document', async () => {
  const root = open();
  const nodes = nodesNow().slice(1);
  await settled(() => renderAnew(root, <Frame>{null}</Frame>, {}));
  for (const node of nodes) expect(node.isConnected).toBe(false);
  expect(handleHydrated).toHaveBeenCalledTimes(1);
});
