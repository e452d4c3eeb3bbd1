import { connect } from 'node:net';
import type { Origins } from '@raade/kit/stack/addresses.ts';
import { SITES } from '@raade/kit/stack/layout.ts';
import { readStack } from '@raade/kit/stack/stack-file.ts';

const ANSWER_WITHIN_MS = 3000;

/** Requests with a malformed path. Those in `ODD` are malformed elsewhere. */
const MALFORMED: readonly string[] = [
  '/%',
  '/%zz',
  '/%ff',
  '/%00',
  '/%ED%A0%80',
  '/speakers/%E0%A4%A',
  '/r/%',
  '/..%2f..%2fetc',
  '//',
  '//%',
  '/\\..\\',
  '*',
  'x',
  'http://a:b:c/%',
  '/?x=%',
  '/?%E0%A4%A',
  '/?a[b]=1&a=2',
  `/${'a'.repeat(3000)}`,
  `/${'a/'.repeat(3000)}`,
  `/${'a'.repeat(70_000)}`,
  '/a b',
  '/\u0001',
].map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
const ODD: readonly string[] = [
  ...['BREW', 'PROPFIND', 'TRACE', 'CONNECT', ''].map(
    (method) => `${method} /% HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  ),
  ...['', '[', 'a b', '%', 'x:99999', '\u00ff'].map(
    (host) => `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
  ),
  ...['HTTP/0.9', 'HTTP/9.9', 'FTP/1.1'].map((version) => `GET / ${version}\r\n\r\n`),
  'GET / HTTP/1.1\r\nHost: localhost\r\nCookie: __session=%E0%A4%A\r\nConnection: close\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf',
  'GET / HTTP/1.1\r\nHost: local',
];

let origins: Origins;

beforeAll(async () => {
  ({ origins } = await readStack());
});

/** The status of the answer, or 0 if the connection ends without one. An unfinished request is cut off. */
function statusOf(origin: string, request: string): Promise<number> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () =>
      socket.write(request, 'latin1'),
    );
    socket.setTimeout(ANSWER_WITHIN_MS, () => socket.destroy());
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.[01] (\d+)/.exec(answer)?.[1] ?? 0)));
  });
}

const get = (origin: string, path: string) =>
  statusOf(origin, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);

test('every site answers 400 to an address with an invalid encoding', async () => {
  for (const site of SITES)
    expect([site, await get(origins[site] ?? '', '/%E0%A4%A')]).toEqual([site, 400]);
});

test('every part of the stack still answers after malformed requests', async () => {
  const servers = Object.entries(origins);
  // Concurrently: each server has `ANSWER_WITHIN_MS` for requests that it may leave unanswered.
  await Promise.all(
    servers.flatMap(([, origin]) =>
      [...MALFORMED, ...ODD].map((request) => statusOf(origin, request)),
    ),
  );
  for (const [name, origin] of servers)
    expect([name, await get(origin, '/')]).not.toEqual([name, 0]);
});
