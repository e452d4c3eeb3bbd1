import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { temporaryFolder } from '@raade/contracts/testing/temporary-folder';
import { childRenderer } from './render-in-child.ts';
import { RENDER_LIMITS } from './render-pages.ts';
import { bundleThat, pageOf, requestOf } from './testing/sample-bundle.ts';

const render = childRenderer();
const whenEvaluated = (first: string) => bundleThat({ first });
const whenRendering = (then: string) => bundleThat({ then });
/** With a short deadline, for bundles that never end. */
const impatient = childRenderer({ deadlineMs: 1_500 });

test('a bundle renders its pages for the given day', async () => {
  expect(await pageOf(whenRendering('return `<h1>${path} on ${day}</h1>`'))).toBe(
    '<h1>/giving on 2025-03-01</h1>',
  );
});

describe('a bundle that never ends is killed at the deadline', () => {
  test.each([
    ['when it is evaluated', whenEvaluated('for (;;);')],
    ['when it renders', whenRendering('for (;;);')],
    [
      'in microtasks',
      whenRendering(
        // Without the braces, each promise would wait for the next and memory would run out.
        'const on = () => { Promise.resolve().then(on); }; on(); return new Promise(() => 0)',
      ),
    ],
    [
      'in timers',
      whenRendering('const on = () => setImmediate(on); on(); return new Promise(() => 0)'),
    ],
    ['in an object that it answers with', whenRendering('return { toJSON() { for (;;); } }')],
  ])('%s', async (_when, code) => {
    await expect(impatient(requestOf(code))).rejects.toThrow(
      'giving 0123 did not end within 1.5 seconds.',
    );
  });
});

test('a bundle with only a promise that never settles ends before the deadline', async () => {
  const code = whenRendering('return new Promise(() => 0)');
  await expect(render(requestOf(code))).rejects.toThrow('giving 0123 ended without an answer.');
});

describe('a bundle with unlimited use of memory is killed', () => {
  test.each([
    ['in the heap', 'const all = []; for (;;) all.push(Array(1e5).fill(all.length + 0.5))'],
    ['outside of it', 'const all = []; for (;;) all.push(new Uint8Array(1e7).fill(1))'],
    ['outside of it at once', 'new Uint8Array(8e9).fill(1)'],
  ])('%s', async (_where, code) => {
    await expect(render(requestOf(whenEvaluated(code)))).rejects.toThrow(
      'giving 0123 took too much memory.',
    );
  });
});

test('a bundle with an answer that is too large is killed', async () => {
  const code = whenRendering(`return 'x'.repeat(${RENDER_LIMITS.answerBytes})`);
  await expect(render(requestOf(code))).rejects.toThrow('giving 0123 answered with too much.');
});

test('a bundle may print gigabytes, which are ignored', async () => {
  const code = whenRendering(
    `for (let i = 0; i < 2000; i += 1) console.log('x'.repeat(1e6)); return 'done'`,
  );
  expect(await pageOf(code)).toBe('done');
});

test.each([
  ['a circular object', 'const a = {}; a.a = a; return a', /"failed".*circular/],
  ['a number too big for JSON', 'return 1n', /"failed".*BigInt/],
  ['a getter that throws', 'return { get a() { throw 0 } }', /"failed","reason":"0"/],
  ['an error whose message throws', 'throw { get message() { throw new Error("deep") } }', /deep/],
])('%s is reported as a failure of the bundle', async (_what, then, answer) => {
  expect(await pageOf(whenRendering(then))).toMatch(answer);
});

test('changed prototypes in a bundle affect neither the parent nor later bundles', async () => {
  const pollute = `Object.prototype.polluted = 'yes'; Array.prototype.map = () => [];
    JSON.stringify = () => '"stolen"'; Promise.prototype.then = undefined;
    URL.prototype.polluted = 'yes'; Object.getPrototypeOf(Object.getPrototypeOf(setTimeout)).polluted = 'yes'`;
  await render(requestOf(whenEvaluated(pollute))).catch(() => undefined);
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
  expect(await pageOf(bundleThat({}))).toBe('<h1>Giving</h1>');
});

describe('a bundle cannot use anything outside of its process', () => {
  let folder: string;
  let server: Server;
  let connections = 0;

  beforeAll(async () => {
    folder = temporaryFolder();
    process.env['RAADE_SECRET'] = 'a secret of the functions';
    server = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    delete process.env['RAADE_SECRET'];
    await new Promise((resolve) => server.close(resolve));
  });

  /** Ways to get a module of Node; the first that works is used. */
  const NODE = `
    const ways = [
      (name) => require('node:' + name),
      (name) => require(name),
      (name) => process.getBuiltinModule(name),
      (name) => process.mainModule.require(name),
      (name) => globalThis.process.binding(name),
      (name) => setTimeout.constructor('return process')().getBuiltinModule(name),
      (name) => URL.constructor('return process')().getBuiltinModule(name),
      (name) => require.constructor('return process')().getBuiltinModule(name),
      (name) => console.log.constructor('return this')().process.getBuiltinModule(name),
      (name) => (0, eval)('process').getBuiltinModule(name),
      (name) => new Function('return process')().getBuiltinModule(name),
      (name) => require('util').TextEncoder.constructor('return process')().getBuiltinModule(name),
    ];
    function node(name) {
      for (const way of ways) {
        try { const found = way(name); if (found) return found; } catch {}
      }
      throw new Error('none');
    }
    const tried = async (attack) => { try { return String(await attack()); } catch (error) { return 'nothing'; } };
  `;

  const attack = (code: string) =>
    pageOf(`${NODE} ${whenRendering(`return tried(async () => { ${code} })`)}`);

  test.each([
    ['the environment', 'return process.env.RAADE_SECRET ?? node("process").env.RAADE_SECRET'],
    ['files', `return node('fs').readFileSync('/etc/hostname')`],
    ['its parent', `return node('fs').readFileSync('/proc/self/status')`],
    ['processes', `return node('child_process').execSync('id')`],
    ['threads', `return new (node('worker_threads').Worker)('1', { eval: true })`],
    ['WebAssembly', `return new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))`],
    ['modules by import', `return import('node:fs')`],
    ['code from strings', `return new Function('return 1')()`],
  ])('a bundle has no access to %s', async (_what, code) => {
    expect(await attack(code)).toBe('nothing');
  });

  test('a bundle cannot write a file', async () => {
    const file = path.join(folder, 'written');
    await attack(`node('fs').writeFileSync(${JSON.stringify(file)}, 'x')`);
    expect(existsSync(file)).toBe(false);
  });

  test('a bundle cannot open a connection', async () => {
    const { port } = server.address() as AddressInfo;
    await Promise.all([
      attack(`return (await fetch('http://127.0.0.1:${port}')).status`),
      attack(
        `const socket = new WebSocket('ws://127.0.0.1:${port}'); await new Promise((done) => socket.onerror = done)`,
      ),
      attack(
        `node('net').connect(${port}, '127.0.0.1'); await new Promise((done) => setTimeout(done, 300))`,
      ),
      attack(
        `await node('http').get('http://127.0.0.1:${port}'); await new Promise((done) => setTimeout(done, 300))`,
      ),
    ]);
    expect(connections).toBe(0);
  });
});
