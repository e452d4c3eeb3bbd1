import vm from 'node:vm';

type Chunk = [ids: string[], modules: Record<string, unknown>];

function parseChunk(text: string, chunkGlobal: string): Chunk {
  const global: Record<string, Chunk[]> = {};
  vm.runInNewContext(text, global);
  const [chunk] = global[chunkGlobal] ?? [];
  if (!chunk) throw new Error(`The file pushes no chunk to ${chunkGlobal}.`);
  return chunk;
}

/**
 * The same chunk, but each of its modules throws while `window.fault` is the given moment, `window.faultText` if
 * there is one, and is a component that renders "healed" afterwards.
 */
export function throwingChunk(
  text: string,
  chunkGlobal: string,
  moment: 'evaluating' | 'rendering',
): string {
  const [ids, modules] = parseChunk(text, chunkGlobal);
  const throwNow = `if (window.fault === '${moment}') throw new Error(window.faultText ?? 'fault while ${moment}');`;
  const factory = `(module, exports, require) => {
    ${moment === 'evaluating' ? throwNow : ''}
    require.r(exports);
    require.d(exports, { default: () => () => { ${moment === 'rendering' ? throwNow : ''} return 'healed'; } });
  }`;
  const factories = Object.keys(modules).map((id) => `${JSON.stringify(id)}: ${factory}`);
  return `(globalThis.${chunkGlobal} ||= []).push([${JSON.stringify(ids)}, {${factories.join(',')}}]);`;
}
