import { AST_NODE_TYPES, ESLintUtils, type TSESTree } from '@typescript-eslint/utils';

/** `bootstrap` is Module Federation's name for the module that waits until shared ones are settled. */
const BORDER = /\.(lazy|page|section)\.tsx?$|\/bootstrap\.tsx?$/;
const LAZY = /\.lazy\.tsx?$/;

interface Sourced {
  readonly source: TSESTree.Node | null;
}

/** The path in quotes; undefined for packages and for what is not known before it runs. */
function pathIn({ source }: Sourced): string | undefined {
  if (source?.type !== AST_NODE_TYPES.Literal || typeof source.value !== 'string') return undefined;
  return source.value.startsWith('.') ? source.value : undefined;
}

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
    const checkStatic = (node: TSESTree.Node & Sourced, kind: 'type' | 'value') => {
      const request = pathIn(node);
      if (request === undefined || kind === 'type' || isLazy || !LAZY.test(request)) return;
      context.report({ node, messageId: 'static', data: { request } });
    };
    return {
      ImportDeclaration: (node) => checkStatic(node, node.importKind),
      ExportNamedDeclaration: (node) => checkStatic(node, node.exportKind),
      ExportAllDeclaration: (node) => checkStatic(node, node.exportKind),
      ImportExpression(node) {
        const request = pathIn(node);
        if (request === undefined || BORDER.test(request)) return;
        const data = { request, name: lazyNameOf(request) };
        context.report({ node, messageId: 'unnamed', data });
      },
    };
  },
});
