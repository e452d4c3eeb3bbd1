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
const ALLOWED_OF_PROCESS = new Set([
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
  if (!ALLOWED_OF_PROCESS.has(name)) Reflect.deleteProperty(process, name);

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
for (const { prototype } of [AsyncLocalStorage, AbortSignal, ...Object.values(CLASSES)])
  for (let frozen = prototype; frozen; frozen = Object.getPrototypeOf(frozen)) {
    Object.freeze(frozen.constructor);
    Object.freeze(frozen);
  }

/**
 * The globals and modules of a bundle. They are created inside the context, so that their prototypes belong to the
 * bundle. They wrap functions of Node such that only texts and numbers pass through, never objects of Node.
 */
const { globals, modules, createModule, parse } = inContext(`(host) => {
  const { AsyncLocalStorage, TextEncoder } = host;
  const ignore = () => undefined;
  const timers = new Map();
  let lastId = 0;
  const timerFunction = (start) => (work, delay, ...values) => {
    const id = (lastId += 1);
    timers.set(id, start(() => { timers.delete(id); work(...values); }, delay));
    return id;
  };
  const setImmediate = timerFunction((work) => host.setImmediate(work));
  return {
    parse: JSON.parse,
    createModule: () => ({ exports: {} }),
    globals: {
      Buffer: { byteLength: (text) => host.byteLength(text) },
      clearTimeout: (id) => { host.clearTimeout(timers.get(id)); timers.delete(id); },
      console: { debug: ignore, error: ignore, info: ignore, log: ignore, warn: ignore },
      crypto: { randomUUID: () => host.randomUUID() },
      performance: { now: () => host.now() },
      process: { env: {} },
      queueMicrotask: (work) => host.queueMicrotask(() => work()),
      setImmediate: (work, ...values) => setImmediate(work, 0, ...values),
      setTimeout: timerFunction((work, delay) => host.setTimeout(work, delay)),
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

function requireModule(name) {
  if (Object.hasOwn(modules, name)) return modules[name];
  throw new Error(`A server bundle cannot use the module "${name}".`);
}

const messageOf = (error) => String(error?.message ?? error);

/** Evaluates the bundle in its context, and returns its export `renderer`. */
function evaluate() {
  Object.assign(context, CLASSES, globals);
  const module = createModule();
  compileFunction(bundle.code, ['module', 'exports', 'require', '__filename'], {
    filename: `${bundle.app}/${bundle.release}/renderer.cjs`,
    parsingContext: context,
  })(module, module.exports, requireModule, '/renderer.cjs');
  const { renderer } = module.exports;
  if (!renderer) throw new Error('It exports no renderer: build its app again.');
  return renderer;
}

/** An error that is the fault of the edition, not of the release. */
class Rejected extends Error {}

/** Calls `work`, and converts its error to a `Rejected` with the problem as message. */
const rejectOnError = (problem, work) =>
  Promise.resolve()
    .then(work)
    .catch((error) => {
      throw new Rejected(`${problem}: ${messageOf(error)}`);
    });

/** True if a page is prerendered: not for a whole prefix (its content depends on the address), and not for staff. */
const isRendered = ({ path, internal }) => !internal && !path.endsWith('*');

async function renderRemote(renderer, { content, day, isTrial, slots }) {
  const edition = await rejectOnError('this edition cannot be shown', () =>
    renderer.openEdition(content),
  );
  const { pages, search, links, changesOn } = edition;
  const bodies = [];
  const lastBodies = new Map();
  const laterDays = isTrial ? changesOn.filter((change) => change > day) : [];
  for (const from of [day, ...laterDays]) {
    for (const { path } of pages.filter(isRendered)) {
      const problem = `the page "${path}" cannot be rendered`;
      const html = await rejectOnError(problem, () => edition.renderPage(path, from));
      if (lastBodies.get(path) !== html) bodies.push({ path, from, html });
      lastBodies.set(path, html);
    }
  }
  const filledSlots = [];
  for (const name of edition.renderSlot ? slots : []) {
    const problem = `the slot "${name}" cannot be rendered`;
    filledSlots.push({ name, html: await rejectOnError(problem, () => edition.renderSlot(name)) });
  }
  return { pages, search, links, changesOn, bodies, slots: filledSlots };
}

async function renderShell(renderer, { surroundings, frames }) {
  const renderings = frames.map((frame) =>
    renderer.renderFrame(parse(JSON.stringify({ ...surroundings, ...frame }))),
  );
  const [notFound, sectionPlaceholder, ...others] = await Promise.all([
    renderer.renderNotFound(surroundings),
    renderer.renderSectionPlaceholder(),
    ...renderings,
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
// A write may take a part of the bytes only.
for (let index = 0; index < bytes.length;) index += writeSync(1, bytes, index);
// Exits without waiting for timers and promises of the bundle.
process.exit(0);
