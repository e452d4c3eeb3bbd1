import { COMPOSED_DATA } from '@raade/contracts/releases/composed-data';
import { SAMPLE_FORUM } from '@raade/contracts/testing/sample-forum';
import { addModalDialogs } from '@raade/contracts/testing/modal-dialogs';
import { HYDRATED_EVENT } from '../startup/hydrated-event.ts';

const SITE = { pages: { '/rivers': { countdown: 'below-header' } } };

const FRAME = `
  <header data-area="navigation" data-ink="black" data-ground="none" data-visible="true">
    <button aria-controls="menu" aria-haspopup="dialog" aria-expanded="false">≡</button>
    <button aria-keyshortcuts="/ Control+K Meta+K">Search</button>
    <dialog id="menu"><button aria-controls="menu">×</button><a href="#mouth">Mouth</a></dialog>
  </header>
  <main></main>
  <fieldset data-theme-control>
    <label data-chosen="true"><input type="radio" name="theme" value="light" checked>Light</label>
    <label data-chosen="false"><input type="radio" name="theme" value="dark">Dark</label>
    <label data-chosen="false"><input type="radio" name="theme" value="system">System</label>
  </fieldset>
  <aside hidden data-area="countdown" data-target="${SAMPLE_FORUM.countdownTarget}" data-last-second="${SAMPLE_FORUM.lastSecond}">
    <strong hidden data-when="live">Live Now!</strong>
    <span data-when="ahead"><b data-unit="days"></b> <b data-unit="hours"></b> <b data-unit="minutes"></b></span>
  </aside>`;

addModalDialogs({ firesClose: true });
class SilentObserver {
  readonly observe = jest.fn();
  readonly unobserve = jest.fn();
  readonly disconnect = jest.fn();
}
Object.assign(globalThis, { IntersectionObserver: SilentObserver, ResizeObserver: SilentObserver });
Object.assign(window, { matchMedia: () => new EventTarget() });
Object.assign(document, { elementsFromPoint: () => [] });

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`${selector} is not there.`);
  return found;
}
const bar = () => find('header').dataset;
const opener = () => find('[aria-haspopup]');
const menu = () => find('dialog') as HTMLDialogElement;
const pill = () => find('aside');

interface Opening {
  readonly now?: string;
  /** The selector of an element that the visitor pressed before this script was loaded. */
  readonly pressed?: string;
}

/** Runs the script as a page does, loading the module again each time. */
const load = () =>
  jest.isolateModulesAsync(async () => {
    await import('./early-frame.ts');
  });

async function open({ now = '2025-04-09T12:25:30-05:00', pressed }: Opening = {}): Promise<void> {
  jest.useFakeTimers({ now: Date.parse(now) });
  window.history.replaceState(null, '', '/rivers');
  const block = (id: string, data: object) =>
    `<script type="application/json" id="${id}">${JSON.stringify(data)}</script>`;
  const blocks = COMPOSED_DATA.map((id) => block(id, id === 'raade-site' ? SITE : {})).join('');
  document.body.innerHTML = `<div id="root">${FRAME}</div>${blocks}`;
  window.raadePressed = pressed ? find(pressed) : undefined;
  await load();
}

function scrollTo(scrollY: number): void {
  Object.assign(window, { scrollY });
  window.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(200);
}

beforeEach(() => void Object.assign(window, { scrollY: 0 }));
afterEach(() => {
  document.dispatchEvent(new Event(HYDRATED_EVENT));
  document.documentElement.removeAttribute('style');
});

test('[NAV-46] the bar hides on a long scroll down and returns on a short scroll up', async () => {
  await open();
  expect(bar()).toMatchObject({ measured: '', ground: 'none', visible: 'true' });
  scrollTo(400);
  expect(bar()).toMatchObject({ ground: 'glass-10', visible: 'false' });
  scrollTo(390);
  expect(bar()).toMatchObject({ ground: 'glass-10', visible: 'true' });
});

test('the menu opens and closes by its buttons, and the page behind it cannot scroll', async () => {
  await open();
  opener().click();
  expect(menu().open).toBe(true);
  expect(opener().getAttribute('aria-expanded')).toBe('true');
  expect(document.documentElement.style.overflow).toBe('hidden');

  menu().querySelector('button')?.click();
  expect(menu().open).toBe(false);
  expect(opener().getAttribute('aria-expanded')).toBe('false');
  expect(document.documentElement.style.overflow).toBe('');
});

test('a link in the menu closes it', async () => {
  await open();
  opener().click();
  menu().querySelector('a')?.click();
  expect(menu().open).toBe(false);
});

test('a press on the menu button before the script was loaded opens the menu, and only once', async () => {
  await open({ pressed: '[aria-haspopup]' });
  expect(menu().open).toBe(true);
  expect(window.raadePressed).toBeUndefined();
});

test('the theme of an earlier visit is marked, and another one can be chosen', async () => {
  document.documentElement.dataset['theme'] = 'dark';
  await open();
  const choices = () => [...document.querySelectorAll<HTMLElement>('label')];
  const chosen = () => choices().filter(({ dataset }) => dataset['chosen'] === 'true');
  expect(chosen().map(({ textContent }) => textContent)).toEqual(['Dark']);
  find('input[value="system"]').click();
  expect(chosen().map(({ textContent }) => textContent)).toEqual(['System']);
  expect(document.documentElement.dataset['theme']).toBe('system');
  expect(localStorage.getItem('raade-ui-theme')).toBe('system');
});

test('a keyboard shortcut of the search presses its button', async () => {
  await open();
  const pressed = jest.fn();
  find('[aria-keyshortcuts]').addEventListener('click', pressed);
  const key = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true });
  document.dispatchEvent(key);
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(key.defaultPrevented).toBe(true);
});

test('[CDN-05] the pill counts down once the page is scrolled past its header', async () => {
  await open();
  expect(pill().hidden).toBe(true);
  scrollTo(301);
  expect(pill().hidden).toBe(false);
  expect(find('[data-when="ahead"]').textContent).toBe('02 05 04');
  jest.advanceTimersByTime(31_000);
  expect(find('[data-when="ahead"]').textContent).toBe('02 05 03');
});

test('the pill shows that the forum is live, and is hidden after the forum', async () => {
  await open({ now: '2025-04-12T23:59:50-05:00' });
  scrollTo(301);
  expect(find('[data-when="live"]').hidden).toBe(false);
  expect(find('[data-when="ahead"]').hidden).toBe(true);
  jest.advanceTimersByTime(11_000);
  expect(pill().hidden).toBe(true);
});

test('the early frame stops working once React has hydrated', async () => {
  await open();
  document.dispatchEvent(new Event(HYDRATED_EVENT));
  opener().click();
  scrollTo(400);
  jest.advanceTimersByTime(2000);
  expect(menu().open).toBe(false);
  expect(bar()['ground']).toBe('none');
  expect(pill().hidden).toBe(true);
});

test('a frame that React has already hydrated is not changed', async () => {
  await open();
  document.dispatchEvent(new Event(HYDRATED_EVENT));
  find('#root').dataset['hydrated'] = '';
  delete find('header').dataset['measured'];
  await load();
  expect(bar()['measured']).toBeUndefined();
});
