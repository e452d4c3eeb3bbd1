import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startStripeEmulator, type StripeEmulator } from '../emulator.ts';
import { TEST_KEYS } from '../testing/keys.ts';

let emulator: StripeEmulator;

beforeAll(async () => {
  emulator = await startStripeEmulator({ port: 0, ...TEST_KEYS });
});
afterAll(() => emulator.close());

const fetchFile = (path: string) => fetch(`${emulator.url}/browser/${path}`);
const files = readdirSync(join(import.meta.dirname, 'static'));
const scripts = files.filter((file) => file.endsWith('.js'));

test.each(scripts)('%s is a script that any page may load', async (file) => {
  const response = await fetchFile(file);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

test.each(['card.html', '3ds/pi_any'])(
  '%s runs under a policy without inline code',
  async (path) => {
    const response = await fetchFile(path);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    const html = await response.text();
    expect(html).toMatch(/<script type="module" src="[^"]+"><\/script>/);
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|\son[a-z]+=|\sstyle=/);
  },
);

test.each(['../main.ts', '..%2f..%2fmain.ts', 'missing.js'])(
  'no other file is served: %s',
  async (path) => {
    expect((await fetchFile(path)).status).toBe(404);
  },
);

test('a browser of another origin may ask before it calls the API', async () => {
  const response = await fetch(`${emulator.url}/v1/payment_intents/pi_any/confirm`, {
    method: 'OPTIONS',
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-headers')).toContain('Authorization');
});
