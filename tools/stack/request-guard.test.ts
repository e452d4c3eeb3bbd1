import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { WORKSPACE } from '@raade/bundling/workspace.ts';

/** The server of the hosting emulator, as the Firebase CLI starts it, on a port that it prints. */
const HOSTING = `
  const redirects = [{ source: '/speakers/:id', destination: '/conference/speakers/:id' }];
  const options = { port: 0, hostname: '127.0.0.1', stack: 'strict', config: { public: 'docs', redirects } };
  const server = require('superstatic').server(options).listen(() => console.log(String(server.address().port)));`;
const GUARD = pathToFileURL(join(import.meta.dirname, 'request-guard.ts')).href;

let hosting: ChildProcess;
let port: number;

beforeAll(async () => {
  hosting = spawn(process.execPath, ['--import', GUARD, '--eval', HOSTING], { cwd: WORKSPACE });
  const [line] = (await once(hosting.stdout ?? hosting, 'data')) as [Buffer];
  port = Number(line.toString());
});
afterAll(() => hosting.kill());

function statusOf(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject).end();
  });
}

test.each(['/%E0%A4%A', '/%', '/speakers/%zz', '/style.md?x=%'])(
  '%s gets 400 from the hosting emulator, which continues to run',
  async (path) => {
    expect(await statusOf(path)).toBe(400);
    expect(await statusOf('/style.md')).toBe(200);
  },
);
