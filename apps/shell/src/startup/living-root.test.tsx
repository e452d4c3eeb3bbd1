import { setTheme } from '@raade/platform';
import { settled } from '@raade/platform/testing/settled';
import { ThemeControl } from '@raade/ui';
import { screen } from '@testing-library/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { KeptPage } from '../parts/kept-page.tsx';
import { createLivingRoot } from './living-root.tsx';
import { keepPrerenderedPage } from './prerendered-page.ts';

const HTML = `
  <a href="/about">About</a>
  <button aria-label="Open menu">≡</button>
  <main><div data-prerendered="/donate"><p>Give what you can.</p><input aria-label="Name"><button>Give</button></div></main>`;

/** The page as it came with the HTML. */
function open(): HTMLElement {
  window.history.replaceState(null, '', '/donate');
  document.body.innerHTML = `<div id="root">${HTML}</div>`;
  const root = rootNow();
  keepPrerenderedPage(root, { mayStayStill: true });
  return root;
}

function rootNow(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('There is no root.');
  return root;
}

function find(selector: string): HTMLElement {
  const [found, ...others] = document.querySelectorAll<HTMLElement>(selector);
  if (!found || others.length > 0) throw new Error(`${selector} is there ${others.length} times.`);
  return found;
}

function Menu() {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <a href="/about">About</a>
      <button aria-label="Open menu" onClick={() => setPresses(presses + 1)}>
        ≡
      </button>
      <output>{presses}</output>
    </>
  );
}

function Living({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <Menu />
      {children}
      <main>
        <KeptPage />
      </main>
    </>
  );
}

const comeAlive = (root: HTMLElement, app: ReactNode) =>
  settled(() => createLivingRoot(root, {}).render(app));

test('until all of it is rendered, the page that came with the HTML stands untouched', async () => {
  const root = open();
  const seen: boolean[] = [];
  function Watch() {
    seen.push(rootNow() === root && root.childElementCount === 3 && !('alive' in root.dataset));
    return null;
  }
  await comeAlive(
    root,
    <Living>
      <Watch />
    </Living>,
  );
  expect(seen).toEqual([true]);
  expect(root.isConnected).toBe(false);
  expect(find('#root').dataset['alive']).toBe('');
});

test('a theme that was chosen while it was rendered is the living one, too', async () => {
  setTheme('dark');
  const root = open();
  const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;
  // As the early frame does it, whose modules are its own.
  document.documentElement.dataset['theme'] = 'system';
  await comeAlive(
    root,
    <Living>
      <ThemeControl />
    </Living>,
  );
  expect(chosen()).toBe('system');
  expect(localStorage.getItem('raade-ui-theme')).toBe('system');
});

test('effects and refs see what was rendered in the document', async () => {
  const seen: boolean[] = [];
  function Watch() {
    const span = useRef<HTMLElement>(null);
    const look = () => seen.push(span.current?.isConnected === true);
    useLayoutEffect(() => void look(), []);
    useEffect(() => void look(), []);
    return (
      <span
        ref={(node) => {
          span.current = node;
          if (node) seen.push(node.isConnected);
        }}
      />
    );
  }
  await comeAlive(
    open(),
    <Living>
      <Watch />
    </Living>,
  );
  expect(seen).toEqual([true, true, true]);
});

test('focus stays on the control of the frame, in its living likeness', async () => {
  const root = open();
  find('a').focus();
  await comeAlive(root, <Living />);
  expect(document.activeElement).toBe(find('a'));
});

test('where nothing has the focus, none is asked for: that would lay out all of the page at once', async () => {
  const root = open();
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  await comeAlive(root, <Living />);
  expect(focus).not.toHaveBeenCalled();
});

test('focus that moves while the frame is rendered is where the visitor left it last', async () => {
  const root = open();
  find('a').focus();
  function MovesOn() {
    if (root.isConnected) root.querySelector('button')?.focus();
    return null;
  }
  await comeAlive(
    root,
    <Living>
      <MovesOn />
    </Living>,
  );
  expect(document.activeElement).toBe(find('[aria-label="Open menu"]'));
});

test('focus, entry and marked text of the page stay, since its nodes do', async () => {
  const root = open();
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = 'Ada';
  field.focus();
  await comeAlive(root, <Living />);
  expect(find('input')).toBe(field);
  expect(field.value).toBe('Ada');
  expect(document.activeElement).toBe(field);
});

test('text that the visitor has marked stays marked', async () => {
  const root = open();
  document.getSelection()?.selectAllChildren(find('p'));
  await comeAlive(root, <Living />);
  expect(document.getSelection()?.toString()).toBe('Give what you can.');
});

test('what was pressed in vain is pressed once when the frame can answer, even if pressed while it was rendered', async () => {
  const root = open();
  function Presses() {
    if (root.isConnected) window.raadePressed = root.querySelector('button') ?? undefined;
    return null;
  }
  await comeAlive(
    root,
    <Living>
      <Presses />
    </Living>,
  );
  expect(find('output').textContent).toBe('1');
  expect(window.raadePressed).toBeUndefined();
});

test('a menu that the early frame has opened is open at once, and what was pressed in it is pressed', async () => {
  const root = open();
  const opener = find('[aria-label="Open menu"]');
  opener.setAttribute('aria-haspopup', 'dialog');
  opener.setAttribute('aria-expanded', 'true');
  const dialog = document.createElement('dialog');
  dialog.innerHTML = '<button>Rivers</button>';
  root.append(dialog);
  window.raadePressed = find('dialog button');
  const pressed = jest.fn();
  await comeAlive(
    root,
    <Living>
      <dialog>
        <button onClick={() => void pressed(find('#root').hasAttribute('data-settled'))}>
          Rivers
        </button>
      </dialog>
    </Living>,
  );
  expect(find('output').textContent).toBe('1');
  expect(pressed.mock.calls).toEqual([[true]]);
});

test('what was pressed in the page waits for the page', async () => {
  const root = open();
  const button = find('main button');
  window.raadePressed = button;
  await comeAlive(root, <Living />);
  expect(window.raadePressed).toBe(button);
});

test('the site comes alive once, however often it is drawn anew', async () => {
  const root = open();
  const living = createLivingRoot(root, {});
  await settled(() => living.render(<Living key="first" />));
  const alive = find('#root');
  await settled(() => living.render(<Living key="second" />));
  expect(find('#root')).toBe(alive);
});
