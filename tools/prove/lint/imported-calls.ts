import { AST_NODE_TYPES, type TSESLint, type TSESTree } from '@typescript-eslint/utils';

interface Wanted {
  readonly ast: TSESTree.Program;
  readonly scopeManager: TSESLint.Scope.ScopeManager;
  /** True if an import from there counts. */
  readonly isSource: (source: string) => boolean;
  /** Names as the source exports them; any without it. */
  readonly names?: readonly string[] | undefined;
}

/** Calls of functions that a module imports by name, in the order in which they stand. */
export function importedCalls(wanted: Wanted): TSESTree.CallExpression[] {
  const { ast, scopeManager, isSource, names } = wanted;
  const declarations = ast.body.filter(
    (node) => node.type === AST_NODE_TYPES.ImportDeclaration && isSource(node.source.value),
  );
  const variables = declarations.flatMap((node) => scopeManager.getDeclaredVariables(node));
  return variables
    .filter(({ defs: [definition] }) => {
      const imported = definition?.node;
      if (
        imported?.type !== AST_NODE_TYPES.ImportSpecifier ||
        imported.imported.type !== AST_NODE_TYPES.Identifier
      )
        return false;
      return names?.includes(imported.imported.name) ?? true;
    })
    .flatMap(({ references }) => references.map(({ identifier }) => identifier))
    .flatMap((identifier) => {
      const { parent } = identifier;
      return parent.type === AST_NODE_TYPES.CallExpression && parent.callee === identifier
        ? [parent]
        : [];
    })
    .sort((one, other) => one.range[0] - other.range[0]);
}
