import { SITE_ORIGIN } from '../../testing/test-environment.ts';
import { once } from 'node:events';
import { type IncomingMessage, request as requestOf } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import {
  CALLABLES,
  EMAIL_UNSUBSCRIBE,
  SCHEDULES,
  STRIPE_WEBHOOK,
  UPLOAD_PICTURE,
} from '@raade/contracts/base/callables';
import { type LocalServer, startLocalServer } from '@raade/contracts/testing/local-server';
import { UPLOADER_CHECK } from '../../content/pictures/require-uploader.ts';
import { bodyLimit } from './body-limits.ts';
import { receive } from './receive.ts';

const DONATION = CALLABLES.recordDonation;
/** Answers before it has read the body, like a body parser that rejects it. */
const HASTY = 'hasty';
/** Never answers. */
const UNANSWERED = 'unanswered';

let server: LocalServer;
beforeAll(async () => {
  server = await startLocalServer((request, response) => {
    const [, name = '', path = ''] = /^\/([\w-]+)(.*)/.exec(request.url ?? '') ?? [];
    request.url = path || '/';
    const handle = () => {
      if (name === UNANSWERED) return;
      if (name === HASTY) response.end('0');
      let length = 0;
      request.on('data', (part: Buffer) => (length += part.length));
      request.on('end', () => response.end(String(length)));
    };
    void receive(name, request, response, handle, UPLOADER_CHECK);
  });
});
afterAll(() => server.close());

const urlOf = (name: string) => `${server.origin}/${name}`;
const post = (name: string, body: Buffer, headers: Record<string, string> = {}) =>
  fetch(urlOf(name), { method: 'POST', body: new Uint8Array(body), headers });
/** Posts a body without a `Content-Length`. */
async function postChunked(name: string, body: Buffer) {
  const sending = requestOf(urlOf(name), { method: 'POST' });
  sending.write(body);
  sending.end();
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, text: () => text(answer) };
}
const filled = (length: number) => Buffer.alloc(length, 'a');

test.each([DONATION, CALLABLES.listPeople, STRIPE_WEBHOOK, EMAIL_UNSUBSCRIBE, UPLOAD_PICTURE])(
  '%s refuses compressed or too long bodies, with an error that pages can read',
  async (name) => {
    for (const encoding of ['gzip', 'br', 'identity']) {
      const answer = await post(name, gzipSync('{}'), { 'content-encoding': encoding });
      expect([encoding, answer.status]).toEqual([encoding, 415]);
    }
    const answer = await post(name, filled(bodyLimit(name) + 1), { origin: SITE_ORIGIN });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({
      error: {
        status: 'INVALID_ARGUMENT',
        message: `Please send ${bodyLimit(name)} bytes at most.`,
      },
    });
    const isForPages = ![STRIPE_WEBHOOK, EMAIL_UNSUBSCRIBE].includes(name);
    expect(answer.headers.get('access-control-allow-origin')).toBe(isForPages ? SITE_ORIGIN : null);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test('a page of another site cannot read a refusal', async () => {
  const answer = await post(DONATION, filled(bodyLimit(DONATION) + 1), {
    origin: 'https://other.example.org',
  });
  expect(answer.status).toBe(413);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

test('the longest body is accepted, with or without a Content-Length', async () => {
  const longest = filled(bodyLimit(DONATION));
  for (const send of [post, postChunked]) {
    const answer = await send(DONATION, longest);
    expect([answer.status, await answer.text()]).toEqual([200, String(longest.length)]);
  }
});

test('a body without a Content-Length is cut off where it becomes too long', async () => {
  const endless = requestOf(urlOf(DONATION), { method: 'POST' });
  endless.on('error', jest.fn());
  const answered = once(endless, 'response') as Promise<[IncomingMessage]>;
  endless.write(filled(bodyLimit(DONATION)));
  endless.write('a');
  expect((await answered)[0].statusCode).toBe(413);
  if (!endless.destroyed) await once(endless, 'close');
});

test('a body that continues after the answer affects only its connection', async () => {
  const long = requestOf(urlOf(HASTY), { method: 'POST' });
  long.on('error', jest.fn());
  const closed = once(long, 'close');
  const answered = once(long, 'response');
  long.write('a');
  await answered;
  long.write(filled(bodyLimit(HASTY)));
  await closed;
  expect((await post(DONATION, filled(10))).status).toBe(200);
});

test('a body after an unanswered request is cut off where it becomes too long', async () => {
  const pipelined = connect(Number(new URL(server.origin).port), '127.0.0.1');
  pipelined.on('error', jest.fn());
  const received = jest.fn();
  pipelined.on('data', received);
  const closed = once(pipelined, 'close');
  pipelined.write(`POST /${UNANSWERED} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  const length = bodyLimit(DONATION) + 1;
  pipelined.write(
    `POST /${DONATION} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n${length.toString(16)}\r\n`,
  );
  pipelined.write(filled(length));
  await closed;
  expect(received).not.toHaveBeenCalled();
});

test('functions that only Google calls accept any length', async () => {
  const answer = await post(SCHEDULES.sendOutbox, filled(1_000_000));
  expect(await answer.text()).toBe('1000000');
});

test('a picture without a token is refused before its bytes are received', async () => {
  const upload = requestOf(urlOf(UPLOAD_PICTURE), {
    method: 'POST',
    headers: { 'content-length': 9_000_000, 'content-type': 'application/octet-stream' },
  });
  upload.on('error', jest.fn());
  upload.write('a');
  const [answer] = (await once(upload, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(400);
  upload.destroy();
});
