import { ESLintUtils } from '@typescript-eslint/utils';
import { visitImports } from './visit-imports.ts';

/** `bootstrap` is Module Federation's name for the module that waits until shared ones are settled. */
const BORDER = /\.(lazy|page|section)\.tsx?$|\/bootstrap\.tsx?$/;
const LAZY = /\.lazy\.tsx?$/;

/** `../search/search-panel.tsx` -> `search-panel.lazy.tsx`. */
const lazyNameOf = (request: string) =>
  request.replace(/^.*\//, '').replace(/(\.tsx?)?$/, (extension) => `.lazy${extension}`);

/**
 * Holds the borders of chunks: what is loaded with `import()` says so in its name, and what is called `.lazy`
 * can get into a first visit by no static import.
 */
export const chunkBordersRule = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unnamed:
        'A chunk begins at {{ request }}: call it {{ name }} (or .page, .section), so that nobody imports it statically.',
      static:
        '{{ request }} begins a chunk that a first visit does without: load it with import() where it is wanted, ' +
        'or call this file .lazy, too, if it belongs to that chunk.',
    },
  },
  create(context) {
    const isLazy = LAZY.test(context.filename);
    return visitImports(({ node, request, isDynamic, isType }) => {
      if (!request.startsWith('.')) return;
      if (isDynamic) {
        if (BORDER.test(request)) return;
        const data = { request, name: lazyNameOf(request) };
        context.report({ node, messageId: 'unnamed', data });
      } else if (!isType && !isLazy && LAZY.test(request)) {
        context.report({ node, messageId: 'static', data: { request } });
      }
    });
  },
});
