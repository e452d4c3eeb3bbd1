import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { bundleThat, pageOf as pageOfBundle, requestOf } from './testing/sample-bundle.ts';

/** The HTML of the page of a bundle that runs this code, and `first` when it is evaluated. */
const pageOf = (then: string, first = '') => pageOfBundle(bundleThat({ first, then }));

/**
 * Objects of Node that a bundle may hold, and their prototypes. A getter planted on one of their prototypes would
 * be called with whatever object of Node's is looked at next.
 */
const PLANT = `
  const caught = (work) => { try { return work(); } catch (error) { return error; } };
  const starts = [
    process, console, crypto, performance, Buffer, require('util'), require('async_hooks'), module, exports,
    setTimeout(() => 0, 0), setImmediate(() => 0), caught(() => new URL('::')), caught(() => require('fs')),
    new URL('https://example.org').searchParams, new Headers(), new AbortController().signal, new TextEncoder(),
    new ReadableStream().getReader(), new Request('https://example.org'), new Response('x').body,
    new (require('async_hooks').AsyncLocalStorage)(), require('url').pathToFileURL('/a'), setTimeout, require,
  ];
  const names = ['noDeprecation', 'domain', '_exiting', 'traceDeprecation', 'throwDeprecation', 'emitWarning', 'toJSON'];
  let taken;
  function plant(target) {
    for (const name of names) {
      try {
        Object.defineProperty(target, name, {
          configurable: true,
          get() { if (typeof this?.hrtime === 'function') taken = this; },
        });
      } catch {}
    }
  }
  for (const start of starts)
    for (let at = start; at !== null && at !== undefined; at = Object.getPrototypeOf(at)) plant(at);
  const warn = async () => {
    const { signal } = new AbortController();
    for (let count = 0; count < 20; count += 1) signal.addEventListener('abort', () => 0);
    setTimeout(() => 0, -1);
    setTimeout(() => 0, 1e12);
    await new Promise((done) => setTimeout(done, 50));
    return taken;
  };
`;

test('a bundle cannot get the process by getters on prototypes of its objects', async () => {
  expect(await pageOf('return String(typeof (await warn()))', PLANT)).toBe('undefined');
});

test('a leaked process object has no signals, sockets or bindings', async () => {
  const then = `
    const { stolen } = URL.prototype;
    const names = ['_kill', 'kill', '_debugProcess', 'stdin', 'stdout', 'binding', '_linkedBinding', 'dlopen',
      'getBuiltinModule', 'execve', 'abort', 'report', 'ppid', 'loadEnvFile', '_getActiveHandles'];
    return typeof stolen + names.filter((name) => name in stolen)`;
  const runner = path.join(import.meta.dirname, 'run-bundle.mjs');
  const leak = '--import=data:text/javascript,URL.prototype.stolen=process';
  const running = promisify(execFile)(process.execPath, [leak, runner], { env: {} });
  running.child.stdin?.end(JSON.stringify(requestOf(bundleThat({ then }))));
  expect((await running).stdout).toContain('"html":"object"');
});

test('a timer gives a bundle a number and calls back with the global object', async () => {
  const then = `
    return new Promise((done) => {
      const handle = setTimeout(function () { done(typeof handle + ' ' + (this === globalThis)); }, 0);
    })`;
  expect(await pageOf(then)).toBe('number true');
});

test.each(['process', 'console', 'crypto', 'performance', 'Buffer', 'module', 'require("util")'])(
  'the prototype of %s belongs to the context of the bundle',
  async (object) => {
    const first = `const its = Object.getPrototypeOf(${object}) === Object.prototype`;
    expect(await pageOf('return String(its)', first)).toBe('true');
  },
);

test('the parent opens no inspector on SIGUSR1', async () => {
  const module = JSON.stringify(path.join(import.meta.dirname, 'render-in-child.ts'));
  const parent = `
    const { childRenderer } = await import(${module});
    const { url } = await import('node:inspector');
    childRenderer();
    process.kill(process.pid, 'SIGUSR1');
    await new Promise((done) => setTimeout(done, 300));
    process.stdout.write(String(url()));
    process.exit();
  `;
  const options = ['--inspect-port=0', '--input-type=module'];
  const { stdout } = await promisify(execFile)(process.execPath, [...options, '-e', parent]);
  expect(stdout).toBe('undefined');
});
