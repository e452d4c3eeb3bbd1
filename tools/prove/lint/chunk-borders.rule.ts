import { ESLintUtils } from '@typescript-eslint/utils';
import { visitImports } from './visit-imports.ts';

/** Files that may be loaded with `import()`. `bootstrap` is Module Federation's name for the asynchronous entry. */
const CHUNK_FILE = /\.(lazy|page|section)\.tsx?$|\/bootstrap\.tsx?$/;
const LAZY_FILE = /\.lazy\.tsx?$/;

/** `../search/search-panel.tsx` -> `search-panel.lazy.tsx`. */
const lazyNameOf = (request: string) =>
  request.replace(/^.*\//, '').replace(/(\.tsx?)?$/, (extension) => `.lazy${extension}`);

/**
 * Keeps lazy code out of the first page load: modules that are loaded with `import()` must have a name like `.lazy`,
 * and modules with that name must not be imported statically.
 */
export const chunkBordersRule = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unnamed:
        'A chunk begins at {{ request }}: name it {{ name }} (or .page, .section), so that nobody imports it statically.',
      static:
        '{{ request }} begins a chunk that a first visit does not need: load it with import() where it is needed, ' +
        'or name this file .lazy, too, if it belongs to that chunk.',
    },
  },
  create(context) {
    const isLazy = LAZY_FILE.test(context.filename);
    return visitImports(({ node, request, isDynamic, isType }) => {
      if (!request.startsWith('.')) return;
      if (isDynamic) {
        if (CHUNK_FILE.test(request)) return;
        const data = { request, name: lazyNameOf(request) };
        context.report({ node, messageId: 'unnamed', data });
      } else if (!isType && !isLazy && LAZY_FILE.test(request)) {
        context.report({ node, messageId: 'static', data: { request } });
      }
    });
  },
});
