import { CALLABLES } from '@raade/contracts/base/callables';
import { CONTENT_BLOCK } from '@raade/contracts/content/content-block';
import { PREVIEW_SHOWN } from '@raade/contracts/content/previews';
import { DEADLINES } from '@raade/contracts/releases/deadlines';
import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import type { Role } from '@raade/contracts/staff/roles';
import { addModalDialogs } from '@raade/contracts/testing/modal-dialogs';
import { samplePointer, sampleRegistry } from '@raade/federation/testing';
import { dismissToast, subscribeToLog, today, useToasts } from '@raade/platform';
import { act, fireEvent, renderHook, screen, within } from '@testing-library/react';
import { settled } from '@raade/platform/testing/settled';
import { SAMPLE_SITE } from '../testing/sample-site.tsx';
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

const call = jest.fn<Promise<object>, [environment: unknown, name: string, payload: unknown]>();
jest.mock('@raade/firebase/callables', () => ({
  callFunction: (...request: Parameters<typeof call>) => call(...request),
  codeOf: ({ code }: { readonly code: string }) => code,
}));

const ACTIVITY_KEY = 'raade-staff-active';
const minutesAgo = (minutes: number) => String(Date.now() - minutes * 60_000);

const NEXT = '11111111111111111111111111111111';
const { url, ...pointer } = samplePointer('giving', { platform: '^2.0.0' });
const registry = sampleRegistry({ giving: { ...pointer, url } });
const published = { schema: 1, name: 'giving', ...pointer, release: NEXT };

function signedIn(account: Account | null): void {
  observeAccount.mockImplementation((_environment, { onAccount }) => {
    queueMicrotask(() => onAccount(account));
    return () => undefined;
  });
}

const STAFF: Account = { roles: ['viewer'] };
const revision = { sequence: 9, at: '2025-03-01T12:00:00Z' };
const content = { revision, parts: { forum: { name: 'Forum of tomorrow' } } };
const block = () => document.getElementById(CONTENT_BLOCK);
const start = () => startPreview({ environment: LOCAL_ENVIRONMENT, registry, site: SAMPLE_SITE });
const badge = () => screen.queryByRole('complementary', { name: 'Preview' });
const shownToasts = () => renderHook(() => useToasts()).result.current;

const expectNext = (preview: ReturnType<typeof start>) =>
  act(async () => expect((await preview?.outcome)?.pointers['giving']?.release).toBe(NEXT));

beforeEach(() => {
  addModalDialogs();
  Object.assign(globalThis, {
    PLATFORM_VERSION: '2.0.0',
    fetch: jest.fn(() => Promise.resolve(new Response(JSON.stringify(published)))),
  });
  window.history.replaceState(null, '', `/?preview=giving@${NEXT}`);
  document.body.innerHTML = `<script type="application/json" id="${CONTENT_BLOCK}">{"parts":{}}</script>`;
  call.mockReset().mockResolvedValue({ content });
  signedIn(STAFF);
  localStorage.setItem(ACTIVITY_KEY, minutesAgo(29));
});
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  document.body.replaceChildren();
  const shown = shownToasts();
  act(() => {
    for (const { id } of shown) dismissToast(id);
  });
});

test('nothing starts for visitors without a preview in their address', () => {
  window.history.replaceState(null, '', '/donate?utm_source=mail');
  expect(start()).toBeUndefined();
  expect(observeAccount).not.toHaveBeenCalled();
});

/** The dialog that asks staff. The first one takes long because Jest compiles its code. */
async function question(): Promise<HTMLElement> {
  const name = 'Show release 1111111 of giving?';
  await screen.findByText(name, {}, { timeout: 10_000 });
  await settled(() => undefined);
  return screen.getByRole('dialog', { name });
}

test('a link shows the preview only after staff have confirmed it, once per tab', async () => {
  const preview = start();
  const dialog = await question();
  expect(badge()).toBeNull();
  expect(sessionStorage.getItem('raade-preview')).toBeNull();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Show it' }));
  await expectNext(preview);
  expect(screen.queryByRole('dialog')).toBeNull();

  await act(async () => void (await start()?.outcome));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('after a refusal the live release is shown, and the tab does not ask again', async () => {
  const preview = start();
  const dialog = await question();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Keep what is live' }));
  await act(async () => expect((await preview?.outcome)?.pointers).toEqual({}));
  expect(badge()).toBeNull();
  expect(sessionStorage.getItem('raade-preview')).toBeNull();
  expect(window.location.search).toBe('');
  expect(shownToasts()).toEqual([]);
});

test('confirming has no deadline, unlike the check of the preview', async () => {
  jest.useFakeTimers();
  const preview = start();
  await act(() => jest.advanceTimersByTimeAsync(1));
  await act(() => jest.advanceTimersByTimeAsync(DEADLINES.preview * 2));
  const dialog = screen.getByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Show it' }));
  await expectNext(preview);
});

test('staff see the previewed release, a badge with its name, and one log entry', async () => {
  const entries: object[] = [];
  const stop = subscribeToLog((entry) => entries.push(entry));
  sessionStorage.setItem('raade-preview', `giving@${NEXT}`);
  const preview = start();
  expect(preview?.remotes).toEqual(['giving']);
  await expectNext(preview);
  stop();
  expect(badge()?.textContent).toContain('giving 1111111');
  expect(sessionStorage.getItem('raade-preview')).toBe(`giving@${NEXT}`);
  expect(Number(localStorage.getItem(ACTIVITY_KEY))).toBeGreaterThan(Number(minutesAgo(1)));
  expect(shownToasts()).toEqual([]);
  const fields = { remote: 'giving', release: NEXT, phase: 'preview' };
  expect(entries).toMatchObject([{ event: 'preview shown', fields }]);
});

test('Reset removes the preview from the tab and the address', async () => {
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

/** Requests a preview by the tab, and returns the outcome. */
async function outcomeOf(wanted: string) {
  window.history.replaceState(null, '', '/about');
  sessionStorage.setItem('raade-preview', wanted);
  const outcome = start()?.outcome;
  await act(async () => void (await outcome));
  return outcome;
}

test('a previewed edition replaces the content of the document, and a badge names it', async () => {
  signedIn({ roles: ['editor'] });
  const entries: object[] = [];
  const stop = subscribeToLog((entry) => entries.push(entry));
  const shown = await outcomeOf('edition@drafts');
  expect(shown).toMatchObject({ pointers: {}, site: { forum: undefined } });
  stop();
  expect(JSON.parse(block()?.textContent ?? '')).toEqual({ ...content, from: '' });
  expect(document.querySelectorAll(`#${CONTENT_BLOCK}`)).toHaveLength(1);
  expect(badge()?.textContent).toContain('content drafts');
  expect(call.mock.calls.map(([, name, payload]) => [name, payload])).toEqual([
    [CALLABLES.previewContent, { edition: 'drafts' }],
  ]);
  const fields = { remote: 'content', release: 'drafts' };
  expect(entries).toMatchObject([{ event: 'preview shown', fields }]);
});

test('a framed page reports that it shows the preview, and does not change the tab', async () => {
  signedIn({ roles: ['editor'] });
  const postMessage = jest.fn();
  jest.spyOn(window, 'parent', 'get').mockReturnValue({ postMessage } as unknown as Window);
  window.history.replaceState(null, '', '/about?preview=edition@drafts');
  await act(async () => void (await start()?.outcome));
  expect(postMessage).toHaveBeenCalledWith(PREVIEW_SHOWN, window.location.origin);
  expect(sessionStorage.getItem('raade-preview')).toBeNull();
  expect(badge()).toBeNull();
});

test('another day is previewed without loading other content', async () => {
  signedIn({ roles: ['editor'] });
  expect(await outcomeOf('day@2025-04-11')).toMatchObject({
    site: { today: '2025-04-11', isDayFixed: true },
  });
  expect(call).not.toHaveBeenCalled();
  expect(today()).toBe('2025-04-11');
  expect(badge()?.textContent).toContain('day 2025-04-11');
});

const noEdition = () => {
  signedIn({ roles: ['editor'] });
  call.mockRejectedValue(Object.assign(new Error('none'), { code: 'not-found' }));
};

test.each<[string, string, () => void, RegExp]>([
  ['nobody is signed in', `giving@${NEXT}`, () => signedIn(null), /Sign in as staff first/],
  ['an account is not staff', `giving@${NEXT}`, () => signedIn({ roles: [] }), /Only staff/],
  [
    'the session has ended by itself',
    `giving@${NEXT}`,
    () => localStorage.setItem(ACTIVITY_KEY, minutesAgo(30)),
    /Sign in as staff first/,
  ],
  ['an account is no editor', 'edition@drafts', () => undefined, /Only editors/],
  ['there is no such edition', 'edition@sample', noEdition, /no such edition/],
  ['the request is malformed', 'day@tomorrow', () => undefined, /It should look like/],
])('if %s, the live site is shown with the reason', async (_who, wanted, arrange, text) => {
  arrange();
  expect(await outcomeOf(wanted)).toEqual({ pointers: {}, changesRoutesOrSlots: false });
  expect(fetch).not.toHaveBeenCalled();
  expect(block()?.textContent).toBe('{"parts":{}}');
  expect(badge()).toBeNull();
  expect(sessionStorage.getItem('raade-preview')).toBeNull();
  const [toast] = shownToasts();
  expect(toast).toMatchObject({ title: 'Preview not shown', tone: 'danger' });
  expect(toast?.description).toMatch(text);
  expect(toast?.description).toContain('This is what is live.');
});

test('a preview that is not checked in time is dropped, but the tab keeps the request', async () => {
  sessionStorage.setItem('raade-preview', `giving@${NEXT}`);
  let report: Observer['onAccount'] = () => undefined;
  observeAccount.mockImplementation((_environment, { onAccount }) => {
    report = onAccount;
    return () => undefined;
  });
  jest.useFakeTimers();
  const preview = start();
  await act(() => jest.advanceTimersByTimeAsync(DEADLINES.preview));
  expect((await preview?.outcome)?.pointers).toEqual({});
  expect(shownToasts()[0]?.title).toBe('Preview not checked. Reload to try again.');

  await settled(() => report(STAFF));
  expect(badge()).toBeNull();
  expect(sessionStorage.getItem('raade-preview')).toBe(`giving@${NEXT}`);
});
