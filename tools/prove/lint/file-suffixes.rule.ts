import path from 'node:path';
import { AST_NODE_TYPES, ESLintUtils, type TSESTree } from '@typescript-eslint/utils';
import { importedCalls } from './imported-calls.ts';
import { isHeldStore } from './held-store.ts';
import { holdsOnlyStyles } from './only-styles.ts';

const STORE_MAKERS = ['create', 'createStore'];
const STORE_SOURCES = ['zustand', 'zustand/vanilla', '@raade/platform'];
const QUERY_MAKERS = ['queryOptions', 'infiniteQueryOptions'];
const QUERY_HOOKS = ['useQuery', 'useInfiniteQuery', 'useSuspenseQuery', 'useQueries'];
const QUERY_SOURCES = ['@tanstack/react-query'];
const QUERY_FILE = /\.query\.tsx?$/;

/** How names said the same before there were suffixes. */
const OLD_WORDS = /^use-|-(store|look|styles|query|queries)$/g;

/** `theme-store.ts` -> `theme.store.ts`, `use-records.ts` -> `records.query.ts`. */
function nameWith(suffix: string, filename: string): string {
  const { name, ext } = path.parse(filename);
  return `${name.replace(/\..*$/, '').replaceAll(OLD_WORDS, '')}.${suffix}${ext}`;
}

/** The statement of the module in which a node stands. */
function statementOf(node: TSESTree.Node): TSESTree.Node {
  const { parent } = node;
  return parent && parent.type !== AST_NODE_TYPES.Program ? statementOf(parent) : node;
}

/** True within `export function useRecords()`. A component that reads keeps its own name. */
function isInExportedHook(node: TSESTree.Node): boolean {
  const statement = statementOf(node);
  if (statement.type !== AST_NODE_TYPES.ExportNamedDeclaration) return false;
  const { declaration } = statement;
  const names =
    declaration?.type === AST_NODE_TYPES.VariableDeclaration
      ? declaration.declarations.map(({ id }) => id)
      : declaration?.type === AST_NODE_TYPES.FunctionDeclaration
        ? [declaration.id]
        : [];
  return names.some((id) => id?.type === AST_NODE_TYPES.Identifier && /^use[A-Z]/.test(id.name));
}

/** True for `const donationQueries = pagedQueries(…)` at the top of a module. */
const isValueOfModule = ({ parent }: TSESTree.CallExpression) =>
  parent.type === AST_NODE_TYPES.VariableDeclarator &&
  ['Program', 'ExportNamedDeclaration'].includes(parent.parent.parent.type);

/** Fails modules whose name does not say that they hold a store, styles or queries, and nothing but that way. */
export const fileSuffixesRule = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      store: 'This module holds a store: call it {{ name }}, or move the store into such a file.',
      styles: 'This module holds nothing but styles: call it {{ name }}.',
      query:
        'This module says what is read with TanStack Query: call it {{ name }}, or move that into such a file.',
    },
  },
  create(context) {
    const { ast, scopeManager } = context.sourceCode;
    const filename = path.basename(context.filename);
    const callsOf = (
      makers: readonly string[] | undefined,
      isSource: (source: string) => boolean,
    ) => (scopeManager ? importedCalls({ ast, scopeManager, isSource, names: makers }) : []);
    const isOf = (sources: readonly string[]) => (source: string) => sources.includes(source);

    const findings = {
      store: () => callsOf(STORE_MAKERS, isOf(STORE_SOURCES)).find(isHeldStore(context.sourceCode)),
      styles: () => (holdsOnlyStyles(ast) ? ast : undefined),
      query: () =>
        callsOf(QUERY_MAKERS, isOf(QUERY_SOURCES))[0] ??
        callsOf(QUERY_HOOKS, isOf(QUERY_SOURCES)).find(isInExportedHook) ??
        callsOf(undefined, (source) => QUERY_FILE.test(source)).find(isValueOfModule),
    };
    return {
      'Program:exit'() {
        for (const suffix of ['store', 'styles', 'query'] as const) {
          if (filename.includes(`.${suffix}.`)) continue;
          const node = findings[suffix]();
          const name = nameWith(suffix, filename);
          if (node) context.report({ node, messageId: suffix, data: { name } });
        }
      },
    };
  },
});
