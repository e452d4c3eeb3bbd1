import { DEADLINES } from '@raade/contracts/releases/deadlines';
import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import type { Role } from '@raade/contracts/staff/roles';
import type { Registry } from '@raade/contracts/releases/registry';
import { dismissToast, subscribeToLog, useToasts } from '@raade/platform';
import { act, fireEvent, renderHook, screen, within } from '@testing-library/react';
import { settled } from '@raade/platform/testing/settled';
import { SAMPLE_SITE } from '../site/testing/sample-site.tsx';
import { startPreview } from './start-preview.ts';

interface Account {
  readonly roles: readonly Role[];
}
interface Observer {
  readonly onAccount: (account: Account | null) => void;
}

const observeAccount = jest.fn<() => void, [environment: unknown, observer: Observer]>();
jest.mock('@raade/firebase/auth', () => ({
  observeAccount: (...observed: Parameters<typeof observeAccount>) => observeAccount(...observed),
}));

const ACTIVITY_KEY = 'raade-staff-active';
const minutesAgo = (minutes: number) => String(Date.now() - minutes * 60_000);

const NEXT = '11111111111111111111111111111111';
const pointer = {
  release: '00000000000000000000000000000000',
  integrity: `sha384-${'A'.repeat(64)}`,
  platform: '^2.0.0',
  paths: [],
  slots: [],
};
const url = 'https://giving.example.org/r/00000000000000000000000000000000/remoteEntry.js';
const registry: Registry = { schema: 1, remotes: { giving: { ...pointer, url } } };
const release = {
  schema: 1,
  name: 'giving',
  ...pointer,
  release: NEXT,
  files: ['remoteEntry.js'],
};

function signedIn(account: Account | null): void {
  observeAccount.mockImplementation((_environment, { onAccount }) => {
    queueMicrotask(() => onAccount(account));
    return () => undefined;
  });
}

const STAFF: Account = { roles: ['viewer'] };
const start = () => startPreview({ environment: LOCAL_ENVIRONMENT, registry, site: SAMPLE_SITE });
const badge = () => screen.queryByRole('complementary', { name: 'Preview' });
const shownToasts = () => renderHook(() => useToasts()).result.current;

/** jsdom knows the element, but not how to open it over the page. */
const modalDialogs = {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
  scrollTo: () => undefined,
};

beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, modalDialogs);
  Object.assign(globalThis, {
    PLATFORM_VERSION: '2.0.0',
    fetch: jest.fn(() => Promise.resolve(new Response(JSON.stringify(release)))),
  });
  window.history.replaceState(null, '', `/?preview=giving@${NEXT}`);
  signedIn(STAFF);
  localStorage.setItem(ACTIVITY_KEY, minutesAgo(29));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  document.body.replaceChildren();
  const shown = shownToasts();
  act(() => {
    for (const { id } of shown) dismissToast(id);
  });
});

test('visitors start nothing', () => {
  window.history.replaceState(null, '', '/donate');
  expect(start()).toBeUndefined();
  expect(observeAccount).not.toHaveBeenCalled();
});

/** The question, which comes in the browser's time. The first one compiles what it needs. */
async function question(): Promise<HTMLElement> {
  const name = 'Show release 1111111 of giving?';
  await screen.findByText(name, {}, { timeout: 10_000 });
  await settled(() => undefined);
  return screen.getByRole('dialog', { name });
}

test('a link alone shows nothing: staff are asked, and once for the tab', async () => {
  const preview = start();
  const asked = await question();
  expect(badge()).toBeNull();
  expect(sessionStorage.getItem('raade-preview')).toBeNull();
  fireEvent.click(within(asked).getByRole('button', { name: 'Show it' }));
  await act(async () => {
    expect((await preview?.outcome)?.pointers['giving']?.release).toBe(NEXT);
  });
  expect(screen.queryByRole('dialog')).toBeNull();

  await act(async () => void (await start()?.outcome));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who says no sees the live release, and neither tab nor address asks again', async () => {
  const preview = start();
  const asked = await question();
  fireEvent.click(within(asked).getByRole('button', { name: 'Keep what is live' }));
  await act(async () => expect((await preview?.outcome)?.pointers).toEqual({}));
  expect(badge()).toBeNull();
  expect(sessionStorage.getItem('raade-preview')).toBeNull();
  expect(window.location.search).toBe('');
  expect(shownToasts()).toEqual([]);
});

test('the answer may take its time, unlike the decision', async () => {
  jest.useFakeTimers();
  const preview = start();
  await act(() => jest.advanceTimersByTimeAsync(1));
  await act(() => jest.advanceTimersByTimeAsync(DEADLINES.preview * 2));
  const asked = screen.getByRole('dialog');
  fireEvent.click(within(asked).getByRole('button', { name: 'Show it' }));
  await act(async () => {
    expect((await preview?.outcome)?.pointers['giving']?.release).toBe(NEXT);
  });
});

test('staff see the release, a badge that names it, and one entry in the log', async () => {
  const entries: object[] = [];
  const stop = subscribeToLog((entry) => entries.push(entry));
  sessionStorage.setItem('raade-preview', `giving@${NEXT}`);
  const preview = start();
  expect(preview?.remotes).toEqual(['giving']);
  await act(async () => {
    expect((await preview?.outcome)?.pointers['giving']?.release).toBe(NEXT);
  });
  stop();
  expect(badge()?.textContent).toContain('giving 1111111');
  expect(sessionStorage.getItem('raade-preview')).toBe(`giving@${NEXT}`);
  expect(Number(localStorage.getItem(ACTIVITY_KEY))).toBeGreaterThan(Number(minutesAgo(1)));
  expect(shownToasts()).toEqual([]);
  const fields = { remote: 'giving', release: NEXT, phase: 'preview' };
  expect(entries).toMatchObject([{ event: 'preview shown', fields }]);
});

test('Reset takes the preview out of tab and address', async () => {
  window.history.replaceState(null, '', `/donate?tab=1&preview=giving@${NEXT}#form`);
  sessionStorage.setItem('raade-preview', `giving@${NEXT}`);
  await act(async () => void (await start()?.outcome));
  const aside = badge();
  if (!aside) throw new Error('There is no badge.');
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom cannot load documents
  fireEvent.click(within(aside).getByRole('button', { name: 'Reset' }));
  expect(sessionStorage.getItem('raade-preview')).toBeNull();
  expect(window.location.href).toMatch(/\/donate\?tab=1#form$/);
});

test.each<[string, () => void, RegExp]>([
  ['nobody is signed in', () => signedIn(null), /Sign in as staff first/],
  ['an account is not staff', () => signedIn({ roles: [] }), /Only staff/],
  [
    'the session has ended by itself',
    () => localStorage.setItem(ACTIVITY_KEY, minutesAgo(30)),
    /Sign in as staff first/,
  ],
])('where %s, the live release is shown with the reason', async (_who, arrange, text) => {
  sessionStorage.setItem('raade-preview', `giving@${NEXT}`);
  arrange();
  await act(async () => expect((await start()?.outcome)?.pointers).toEqual({}));
  expect(fetch).not.toHaveBeenCalled();
  expect(badge()).toBeNull();
  expect(sessionStorage.getItem('raade-preview')).toBeNull();
  const [toast] = shownToasts();
  expect(toast).toMatchObject({ title: 'Preview not shown', tone: 'danger' });
  expect(toast?.description).toMatch(text);
  expect(toast?.description).toContain('This is what is live.');
});

test('what is not decided in time never is, and the tab keeps what it wants for the next try', async () => {
  sessionStorage.setItem('raade-preview', `giving@${NEXT}`);
  let tell: Observer['onAccount'] = () => undefined;
  observeAccount.mockImplementation((_environment, { onAccount }) => {
    tell = onAccount;
    return () => undefined;
  });
  jest.useFakeTimers();
  const preview = start();
  await act(() => jest.advanceTimersByTimeAsync(DEADLINES.preview));
  expect((await preview?.outcome)?.pointers).toEqual({});
  expect(shownToasts()[0]?.title).toBe('Preview not checked. Reload to try again.');

  await settled(() => tell(STAFF));
  expect(badge()).toBeNull();
  expect(sessionStorage.getItem('raade-preview')).toBe(`giving@${NEXT}`);
});
