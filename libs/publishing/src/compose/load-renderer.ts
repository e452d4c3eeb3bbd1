import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { ShellRenderer } from '@raade/contracts/prerendering';
import { Failure } from '@raade/contracts/failure';

const require = createRequire(import.meta.url);

interface ServerBundle {
  readonly exports: { readonly renderer?: ShellRenderer };
}

/**
 * Runs the server bundle of a release of the shell, a CommonJS file that needs nothing but Node.
 * @param code its text
 * @param name what stack traces call it
 */
export function loadRenderer(code: string, name: string): ShellRenderer {
  const module: ServerBundle = { exports: {} };
  const names = ['module', 'exports', 'require'];
  Reflect.apply(compileFunction(code, names, { filename: name }), undefined, [
    module,
    module.exports,
    require,
  ]);
  const { renderer } = module.exports;
  if (!renderer) throw new Failure(`${name} exports no renderer: build the shell again.`);
  return renderer;
}
