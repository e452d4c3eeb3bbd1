import { CALLABLES } from '@raade/contracts/base/callables';
import { CONTENT_BLOCK } from '@raade/contracts/content/content-block';
import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import type { Role } from '@raade/contracts/staff/roles';
import type { Registry } from '@raade/contracts/releases/registry';
import { subscribeToLog, today, useToasts } from '@raade/platform';
import { act, renderHook, screen } from '@testing-library/react';
import { SAMPLE_SITE } from '../site/testing/sample-site.tsx';
import { startPreview } from './start-preview.ts';

let roles: readonly Role[] = ['editor'];
jest.mock('@raade/firebase/auth', () => ({
  observeAccount: (_environment: unknown, observer: { onAccount: (account: object) => void }) => {
    queueMicrotask(() => observer.onAccount({ roles }));
    return () => undefined;
  },
}));
const call = jest.fn<Promise<object>, [environment: unknown, name: string, payload: unknown]>();
jest.mock('@raade/firebase/callables', () => ({
  callFunction: (...asked: Parameters<typeof call>) => call(...asked),
  codeOf: ({ code }: { readonly code: string }) => code,
}));

const registry: Registry = { schema: 1, remotes: {} };
const revision = { sequence: 9, at: '2025-03-01T12:00:00Z' };
const content = { revision, parts: { forum: { name: 'Forum of tomorrow' } } };

async function start(wanted: string) {
  window.history.replaceState(null, '', `/about?preview=${wanted}`);
  const preview = startPreview({ environment: LOCAL_ENVIRONMENT, registry, site: SAMPLE_SITE });
  const outcome = preview?.outcome;
  await act(async () => void (await outcome));
  return outcome;
}
const block = () => document.getElementById(CONTENT_BLOCK);
const badge = () => screen.queryByRole('complementary', { name: 'Preview' })?.textContent;
const toasts = () => renderHook(() => useToasts()).result.current;

beforeEach(() => {
  roles = ['editor'];
  sessionStorage.clear();
  call.mockReset().mockResolvedValue({ content });
  document.body.innerHTML = `<script type="application/json" id="${CONTENT_BLOCK}">{"parts":{}}</script>`;
  Object.assign(globalThis, { PLATFORM_VERSION: '2.0.0' });
  localStorage.setItem('raade-staff-active', String(Date.now()));
});

test('the content of the document becomes that of the edition, and the badge says so', async () => {
  const entries: object[] = [];
  const stop = subscribeToLog((entry) => entries.push(entry));
  expect(await start('edition@drafts')).toMatchObject({ pointers: {}, site: { forum: undefined } });
  stop();
  expect(JSON.parse(block()?.textContent ?? '')).toEqual({ ...content, from: '' });
  expect(document.querySelectorAll(`#${CONTENT_BLOCK}`)).toHaveLength(1);
  expect(badge()).toContain('content drafts');
  expect(call.mock.calls.map(([, name, payload]) => [name, payload])).toEqual([
    [CALLABLES.previewContent, { edition: 'drafts' }],
  ]);
  const fields = { remote: 'content', release: 'drafts' };
  expect(entries).toMatchObject([{ event: 'preview shown', fields }]);
});

test('another day is shown without another content', async () => {
  expect(await start('day@2025-04-11')).toMatchObject({
    site: { today: '2025-04-11', isDayFixed: true },
  });
  expect(call).not.toHaveBeenCalled();
  expect(today()).toBe('2025-04-11');
  expect(badge()).toContain('day 2025-04-11');
});

test.each<[string, string, () => void, RegExp]>([
  ['an account is no editor', 'edition@drafts', () => (roles = ['viewer']), /Only editors/],
  [
    'there is no such edition',
    'edition@sample',
    () => call.mockRejectedValue(Object.assign(new Error('none'), { code: 'not-found' })),
    /no such edition/,
  ],
  ['nobody could understand it', 'day@tomorrow', () => undefined, /It should look like/],
])('where %s, what is live is shown with the reason', async (_when, wanted, arrange, reason) => {
  arrange();
  expect(await start(wanted)).toEqual({ pointers: {}, movesPlaces: false });
  expect(block()?.textContent).toBe('{"parts":{}}');
  expect(badge()).toBeUndefined();
  expect(toasts().at(-1)?.description).toMatch(reason);
});
