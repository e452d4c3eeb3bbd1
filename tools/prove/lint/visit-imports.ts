import { AST_NODE_TYPES, type TSESTree } from '@typescript-eslint/utils';

/** An import, or an export from another module. */
interface FoundImport {
  readonly node: TSESTree.Node;
  /** The text in quotes. */
  readonly request: string;
  readonly isDynamic: boolean;
  readonly isType: boolean;
}

interface WithSource {
  readonly source: TSESTree.Node | null;
}

/** Makes the visitor of an ESLint rule for all imports of a file, except dynamic ones with a computed path. */
export function visitImports(check: (imported: FoundImport) => void) {
  const visit = (node: TSESTree.Node & WithSource, isDynamic: boolean, isType: boolean) => {
    const { source } = node;
    if (source?.type !== AST_NODE_TYPES.Literal || typeof source.value !== 'string') return;
    check({ node, request: source.value, isDynamic, isType });
  };
  return {
    ImportDeclaration: (node: TSESTree.ImportDeclaration) =>
      visit(node, false, node.importKind === 'type'),
    ExportNamedDeclaration: (node: TSESTree.ExportNamedDeclaration) =>
      visit(node, false, node.exportKind === 'type'),
    ExportAllDeclaration: (node: TSESTree.ExportAllDeclaration) =>
      visit(node, false, node.exportKind === 'type'),
    ImportExpression: (node: TSESTree.ImportExpression) => visit(node, true, false),
  };
}
