import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { RemoteRenderer, ShellRenderer } from '@raade/contracts/site/prerendering';
import { Failure } from '@raade/contracts/base/failure';

const require = createRequire(import.meta.url);

/** A console without `info` and `debug`, since bundles log to them. */
const SILENCE = { ...console, info: () => undefined, debug: () => undefined };

/**
 * Evaluates a server bundle (a CommonJS file) in this process, without isolation, and returns its export `renderer`.
 * @param name the name of the file in stack traces
 */
function rendererIn(code: string, name: string): unknown {
  const module: { exports: { readonly renderer?: unknown } } = { exports: {} };
  const names = ['module', 'exports', 'require', '__filename', 'console'];
  Reflect.apply(compileFunction(code, names, { filename: name }), undefined, [
    module,
    module.exports,
    require,
    // `__filename`, which bundlers use as the base of relative addresses.
    '/renderer.cjs',
    SILENCE,
  ]);
  const { renderer } = module.exports;
  if (!renderer) throw new Failure(`${name} exports no renderer: build its app again.`);
  return renderer;
}

/** The renderer of a release of the shell. */
export const loadRenderer = (code: string, name: string) => rendererIn(code, name) as ShellRenderer;

/** The renderer of a release of a remote. Each edition needs a new one. */
export const loadRemoteRenderer = (code: string, name: string) =>
  rendererIn(code, name) as RemoteRenderer;
