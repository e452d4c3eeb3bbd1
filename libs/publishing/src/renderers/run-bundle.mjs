/**
 * Runs the server bundle of one release for one request: a `RenderRequest` as JSON on stdin, its answer as JSON on stdout
 * (`render-pages.ts` has the schemas). `render-in-child.ts` starts it, in a process without environment, files or child
 * processes. Nothing that leaves this process is trusted, so it need not be protected from the bundle.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync, writeSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { compileFunction, constants, createContext } from 'node:vm';

const { bundle, task } = JSON.parse(readFileSync(0, 'utf8'));

/** The parts of Node's modules that React, React Router and Styled Components use when they render. */
const MODULES = {
  async_hooks: { AsyncLocalStorage },
  crypto: {},
  stream: {},
  url: { pathToFileURL },
  util: { TextEncoder },
};

function requireKnown(name) {
  if (Object.hasOwn(MODULES, name)) return MODULES[name];
  throw new Error(`A server bundle cannot use the module "${name}".`);
}

const ignore = () => undefined;

/** The global names that a bundle finds beside those of the language: none of them opens a connection or a file. */
const GLOBALS = {
  AbortController,
  Buffer: { byteLength: Buffer.byteLength },
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  clearTimeout,
  console: { debug: ignore, error: ignore, info: ignore, log: ignore, warn: ignore },
  crypto: { randomUUID: () => crypto.randomUUID() },
  performance: { now: () => performance.now() },
  process: { env: {} },
  queueMicrotask,
  setImmediate,
  setTimeout,
};

// The bundle does not see these; code that found a way out of its context would not find them either.
for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name);
for (const name of ['binding', 'dlopen', 'getBuiltinModule', 'kill', 'mainModule'])
  Reflect.deleteProperty(process, name);

const messageOf = (error) => String(error?.message ?? error);

/** Evaluates the bundle in a context of its own, and returns its export `renderer`. */
function evaluate() {
  const context = createContext(constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: false },
  });
  Object.assign(context, GLOBALS);
  const module = { exports: {} };
  compileFunction(bundle.code, ['module', 'exports', 'require', '__filename'], {
    filename: bundle.name,
    parsingContext: context,
  })(module, module.exports, requireKnown, '/renderer.cjs');
  const { renderer } = module.exports;
  if (!renderer) throw new Error('It exports no renderer: build its app again.');
  return renderer;
}

/** An error that the edition is to blame for, not the release. */
class Rejected extends Error {}

const rejecting = (what, work) =>
  Promise.resolve()
    .then(work)
    .catch((error) => {
      throw new Rejected(`${what}: ${messageOf(error)}`);
    });

/** A page for a whole prefix is another one at each address, and internal pages are for people who are signed in. */
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
  const rendered = frames.map((frame) => renderer.renderFrame({ ...surroundings, ...frame }));
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
// Timers and promises that the bundle has left behind are not waited for.
process.exit(0);
