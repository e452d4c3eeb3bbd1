/**
 * Runs the server bundle of one release for one request: reads a `RenderRequest` as JSON from stdin and writes the
 * answer as JSON to stdout (`render-pages.ts` has the schemas). `render-in-child.ts` starts it, in a process without
 * environment variables, files or child processes. The output of this process is never trusted.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync, writeSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { compileFunction, constants, createContext, runInContext } from 'node:vm';

/** Properties of `process` that Node's own code reads while a bundle renders and while the process exits. */
const KEPT_OF_PROCESS = new Set([
  'version',
  'versions',
  'arch',
  'platform',
  'nextTick',
  'emitWarning',
  'noDeprecation',
  'exit',
  'reallyExit',
  'exitCode',
  '_exiting',
  'domain',
  '_events',
  '_eventsCount',
  '_maxListeners',
  'features',
  'hrtime',
  'env',
]);

// The bundle's context does not contain these. Code that escapes from the context must not find network, signals,
// sockets (`stdin`) or native bindings either.
for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name);
for (const name of Object.getOwnPropertyNames(process))
  if (!KEPT_OF_PROCESS.has(name)) Reflect.deleteProperty(process, name);

const context = createContext(constants.DONT_CONTEXTIFY, {
  codeGeneration: { strings: false, wasm: false },
});
const inContext = (code) => runInContext(code, context);

/** Classes that React, React Router and styled-components need. None of them can open a connection or a file. */
const CLASSES = {
  AbortController,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
};

// A bundle could define a getter on a shared prototype, and Node would call it with its own objects, such as `process`.
// `--frozen-intrinsics` freezes the prototypes of the language; this freezes those of the classes above.
for (const one of [AsyncLocalStorage, AbortSignal, ...Object.values(CLASSES)])
  for (let at = one.prototype; at; at = Object.getPrototypeOf(at)) {
    Object.freeze(at.constructor);
    Object.freeze(at);
  }

/**
 * The globals and modules of a bundle. They are created inside the context, so that their prototypes belong to the
 * bundle. They wrap functions of Node such that only texts and numbers pass through, never objects of Node.
 */
const { globals, modules, moduleOf, parse } = inContext(`(host) => {
  const { AsyncLocalStorage, TextEncoder } = host;
  const ignore = () => undefined;
  const timers = new Map();
  let last = 0;
  const starting = (start) => (work, delay, ...values) => {
    const id = (last += 1);
    timers.set(id, start(() => { timers.delete(id); work(...values); }, delay));
    return id;
  };
  const setImmediate = starting((work) => host.setImmediate(work));
  return {
    parse: JSON.parse,
    moduleOf: () => ({ exports: {} }),
    globals: {
      Buffer: { byteLength: (text) => host.byteLength(text) },
      clearTimeout: (id) => { host.clearTimeout(timers.get(id)); timers.delete(id); },
      console: { debug: ignore, error: ignore, info: ignore, log: ignore, warn: ignore },
      crypto: { randomUUID: () => host.randomUUID() },
      performance: { now: () => host.now() },
      process: { env: {} },
      queueMicrotask: (work) => host.queueMicrotask(() => work()),
      setImmediate: (work, ...values) => setImmediate(work, 0, ...values),
      setTimeout: starting((work, delay) => host.setTimeout(work, delay)),
    },
    modules: {
      async_hooks: { AsyncLocalStorage },
      crypto: {},
      stream: {},
      url: { pathToFileURL: (path) => host.pathToFileURL(path) },
      util: { TextEncoder },
    },
  };
}`)({
  AsyncLocalStorage,
  TextEncoder,
  byteLength: (text) => Buffer.byteLength(String(text)),
  clearTimeout,
  now: () => performance.now(),
  pathToFileURL,
  queueMicrotask,
  randomUUID: () => crypto.randomUUID(),
  setImmediate,
  setTimeout,
});

const { bundle, task } = parse(readFileSync(0, 'utf8'));

function requireKnown(name) {
  if (Object.hasOwn(modules, name)) return modules[name];
  throw new Error(`A server bundle cannot use the module "${name}".`);
}

const messageOf = (error) => String(error?.message ?? error);

/** Evaluates the bundle in its context, and returns its export `renderer`. */
function evaluate() {
  Object.assign(context, CLASSES, globals);
  const module = moduleOf();
  compileFunction(bundle.code, ['module', 'exports', 'require', '__filename'], {
    filename: `${bundle.app}/${bundle.release}/renderer.cjs`,
    parsingContext: context,
  })(module, module.exports, requireKnown, '/renderer.cjs');
  const { renderer } = module.exports;
  if (!renderer) throw new Error('It exports no renderer: build its app again.');
  return renderer;
}

/** An error that is the fault of the edition, not of the release. */
class Rejected extends Error {}

const rejecting = (what, work) =>
  Promise.resolve()
    .then(work)
    .catch((error) => {
      throw new Rejected(`${what}: ${messageOf(error)}`);
    });

/** True if a page is prerendered: not for a whole prefix (its content depends on the address), and not for staff. */
const isRendered = ({ path, internal }) => !internal && !path.endsWith('*');

async function renderRemote(renderer, { content, day, isTrial, slots }) {
  const edition = await rejecting('this edition cannot be shown', () =>
    renderer.openEdition(content),
  );
  const { pages, search, links, changesOn } = edition;
  const bodies = [];
  const last = new Map();
  for (const from of [day, ...(isTrial ? changesOn.filter((change) => change > day) : [])]) {
    for (const { path } of pages.filter(isRendered)) {
      const what = `the page "${path}" cannot be rendered`;
      const html = await rejecting(what, () => edition.renderPage(path, from));
      if (last.get(path) !== html) bodies.push({ path, from, html });
      last.set(path, html);
    }
  }
  const filled = [];
  for (const name of edition.renderSlot ? slots : []) {
    const what = `the slot "${name}" cannot be rendered`;
    filled.push({ name, html: await rejecting(what, () => edition.renderSlot(name)) });
  }
  return { pages, search, links, changesOn, bodies, slots: filled };
}

async function renderShell(renderer, { surroundings, frames }) {
  const rendered = frames.map((frame) =>
    renderer.renderFrame(parse(JSON.stringify({ ...surroundings, ...frame }))),
  );
  const [notFound, sectionPlaceholder, ...others] = await Promise.all([
    renderer.renderNotFound(surroundings),
    renderer.renderSectionPlaceholder(),
    ...rendered,
  ]);
  return { notFound, sectionPlaceholder, frames: others };
}

async function answer() {
  try {
    const renderer = evaluate();
    const { remote, shell } = task;
    const value = await (remote ? renderRemote(renderer, remote) : renderShell(renderer, shell));
    return JSON.stringify({ result: 'rendered', value });
  } catch (error) {
    const result = error instanceof Rejected ? 'rejected' : 'failed';
    return JSON.stringify({ result, reason: messageOf(error) });
  }
}

const bytes = Buffer.from(await answer());
for (let at = 0; at < bytes.length;) at += writeSync(1, bytes, at);
// Exits without waiting for timers and promises of the bundle.
process.exit(0);
