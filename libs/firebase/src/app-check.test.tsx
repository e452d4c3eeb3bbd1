import type { Environment } from '@raade/contracts/releases/environment';
import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import * as z from 'zod/mini';
import { callFunction } from './callables.ts';
import { createDocument } from './create-document.ts';
import { sentJson, urlOf } from './testing/callable-protocol.ts';

// The SDKs of App Check, Functions and Firestore are the real ones. Fakes answer: for reCAPTCHA, which
// the page loads, and for every server.

const online: Environment = { ...LOCAL_ENVIRONMENT };
delete online.emulators;

/** An environment of its own for each test, and so an app of its own. */
const siteOf = (name: string): Environment => ({
  ...online,
  name,
  firebase: { ...online.firebase, appId: '1:2:web:3' },
  appCheckSiteKey: 'site-key',
});

const recaptchaScripts = () =>
  document.querySelectorAll<HTMLScriptElement>('script[src*="/recaptcha/enterprise.js"]');

let sent: { url: string; token: string | null }[];
let exchanged: unknown[];

function answer(url: string, init: RequestInit | undefined): unknown {
  if (url.includes(':exchangeRecaptchaEnterpriseToken')) {
    exchanged.push(sentJson(init));
    return { token: `token-${exchanged.length}`, ttl: '3600s' };
  }
  sent.push({ url, token: new Headers(init?.headers).get('x-firebase-appcheck') });
  return { result: { done: true } };
}

beforeEach(() => {
  sent = [];
  exchanged = [];
  recaptchaScripts().forEach((script) => script.remove());
  Reflect.deleteProperty(globalThis, 'grecaptcha');
  globalThis.fetch = (input, init) => {
    const body = answer(urlOf(input), init);
    return Promise.resolve(Response.json(body));
  };
});

/** Puts a fake of reCAPTCHA's script into the page: a widget that finds every visitor human. */
function putRecaptchaInWindow(): void {
  let passed: () => void = () => undefined;
  const enterprise = {
    ready: (then: () => void) => then(),
    render: (_container: string, { callback }: { callback: () => void }) => {
      passed = callback;
      return 'widget';
    },
    execute: () => {
      passed();
      return Promise.resolve('human');
    },
  };
  Object.assign(globalThis, { grecaptcha: { enterprise } });
}

async function script(): Promise<HTMLScriptElement> {
  for (let turns = 0; turns < 50; turns += 1) {
    const [found] = recaptchaScripts();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve));
  }
  throw new Error('The page asked for no reCAPTCHA.');
}

async function loadRecaptcha(): Promise<void> {
  const loading = await script();
  putRecaptchaInWindow();
  loading.dispatchEvent(new Event('load'));
}

const call = (environment: Environment) =>
  callFunction(environment, 'do-it', {}, z.object({ done: z.literal(true) }));

test('each call has its own token, which can be used once', async () => {
  const site = siteOf('calls');
  const first = call(site);
  await loadRecaptcha();
  await first;
  await call(site);

  expect(sent.map(({ token }) => token)).toEqual(['token-1', 'token-2']);
  expect(exchanged).toEqual(
    [1, 2].map(() => ({ recaptcha_enterprise_token: 'human', limited_use: true })),
  );
  expect(recaptchaScripts()).toHaveLength(1);
});

test('a write of a document has a token, too', async () => {
  const document = { collection: 'samples', id: 'one', data: {}, timeField: 'created_at' };
  const written = createDocument(siteOf('documents'), document).catch(() => undefined);
  await loadRecaptcha();
  await written;

  expect(sent).toEqual([
    { url: expect.stringContaining('firestore.googleapis.com'), token: 'token-1' },
  ]);
});

test('an environment without a site key loads no reCAPTCHA, and sends no token', async () => {
  await call(online);
  expect(sent).toEqual([{ url: expect.stringContaining('do-it'), token: null }]);
  expect(recaptchaScripts()).toHaveLength(0);
});

test('a call has no token while reCAPTCHA is blocked, and the next call tries again', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const site = siteOf('blocked');
  const blocked = call(site);
  (await script()).dispatchEvent(new Event('error'));
  await blocked;
  expect(warn).toHaveBeenCalledTimes(1);

  const next = call(site);
  await loadRecaptcha();
  await next;
  expect(sent.map(({ token }) => token)).toEqual([null, 'token-1']);
});

test('a call waits at most five seconds for reCAPTCHA', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const timers = jest.spyOn(globalThis, 'setTimeout');
  const hanging = call(siteOf('hanging'));
  await script();
  const deadline = timers.mock.calls.find(([, delay]) => delay === 5000);
  deadline?.[0]();
  await hanging;
  expect(sent.map(({ token }) => token)).toEqual([null]);
  expect(recaptchaScripts()).toHaveLength(0);
});
