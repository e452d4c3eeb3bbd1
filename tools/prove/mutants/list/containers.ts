import { mutantsOf } from '../mutant.ts';

const loading = 'libs/federation/src/loading';
const container = 'tools/bundling/container/container-runtime.ts';

/** Host and remotes speak one protocol, and a remote that fits no host is not run. */
export const CONTAINERS = [
  ...mutantsOf(
    container,
    ['tools/bundling/container/container-runtime.test.ts'],
    [
      [
        'a module that the host does not share is named',
        'if (!version) throw new Error(`The host does not share "${shareKey}".`);',
        'if (!version) return () => ({});',
      ],
      [
        'a shared module that could not be had throws where it is needed',
        '        throw error;\n      }),\n  );',
        '        return error;\n      }),\n  );',
      ],
      [
        'a module whose evaluation fails is evaluated anew',
        '    Reflect.deleteProperty(evaluated, id);\n',
        '',
      ],
      [
        'a chunk waits for the shared modules that it needs',
        'promises.push((installed[id] ??= installShared(id)));',
        'void (installed[id] ??= installShared(id));',
      ],
      [
        'a shared module is asked for once',
        '(installed[id] ??= installShared(id))',
        '(installed[id] = installShared(id))',
      ],
      ['a container takes what the host hands over', "shareScopes['default'] = shareScope;", ''],
      [
        'a name that is not exposed is refused',
        'if (!load) throw new Error(`This remote does not expose "${name}".`);',
        'if (!load) return () => undefined;',
      ],
      ['a chunk that fails is tried again', 'if (tries === 1) throw error;', 'throw error;'],
      [
        'the tries of a chunk come to an end',
        'if (tries === 1) throw error;',
        'if (tries === 0) throw error;',
      ],
      [
        'the first try of a chunk has the address that pages preload',
        'if (!failed.has(chunkId)) {',
        'if (failed.has(chunkId)) {',
      ],
      [
        'each further try is a request of its own',
        '  retries += 1;\n  return `${url}?retry=${retries}-${Date.now()}`;',
        '  return url;',
      ],
      [
        'a further try that hangs gives its connection back',
        'fetch(url, { signal: AbortSignal.timeout(DEADLINES.chunk) })',
        'fetch(url)',
      ],
      [
        'an answer that is an error is no script',
        'if (!response.ok) throw',
        'if (response.ok === undefined) throw',
      ],
    ],
  ),
  ...mutantsOf(
    `${loading}/version-range.ts`,
    [`${loading}/version-range.test.ts`],
    [
      ['a range ends before what it excludes', 'number < before', 'number <= before'],
      ['a range begins with what it names', 'from <= number', 'from < number'],
      ['every comparator of an alternative counts', '.every((comparator)', '.some((comparator)'],
      ['one alternative is enough', "range.split('||').some(", "range.split('||').every("],
      [
        'a caret holds the first number that is not zero',
        'version.findIndex((number) => number > 0)',
        'version.findIndex((number) => number >= 0)',
      ],
      ['what is no comparator admits nothing', '?? [Infinity, 0]', '?? [0, Infinity]'],
      [
        'a tilde holds the minor version',
        'Math.min(version.length, 2)',
        'Math.min(version.length, 1)',
      ],
    ],
  ),
  ...mutantsOf(
    `${loading}/module-source.ts`,
    [`${loading}/module-source.test.tsx`],
    [
      ['a further try is a fetch of its own', '`${pointer.url}?attempt=${attempt}`', 'pointer.url'],
      [
        'a module that is no remote is refused',
        'if (!isRemoteModule(remote, name)) {',
        'if (remote === undefined) {',
      ],
      ['the remote is the one that was asked for', '    value.name === name &&\n', ''],
      ['an entry is checked against its hash', '      url,\n      integrity,\n', '      url,\n'],
      [
        'a container of an earlier build gets the core that it asks for',
        'if (!older.wantedCore()) throw error;',
        'throw error;',
      ],
      [
        'what a failed try left behind is given up',
        'if (!loaded.has(name)) Reflect.deleteProperty(window, names.chunksGlobal(name));',
        '',
      ],
    ],
  ),
  ...mutantsOf(
    `${loading}/share-scope.ts`,
    [`${loading}/share-scope.test.ts`],
    [
      [
        'the host gives its own module',
        'get: () => Promise.resolve(lib)',
        'get: () => Promise.resolve(() => ({}))',
      ],
      ['a module stands under its version', '{ [version]: offer }', "{ ['0.0.0']: offer }"],
    ],
  ),
  ...mutantsOf(
    'tools/bundling/weights-file.ts',
    ['tools/bundling/weights-file.test.ts'],
    [['the same sources make the same release', '(a < b ? -1 : 1)', '0']],
  ),
];
