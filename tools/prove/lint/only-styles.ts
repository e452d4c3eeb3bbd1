import { AST_NODE_TYPES, type TSESTree } from '@typescript-eslint/utils';
import { isStyleTemplate } from './style-tags.ts';

/** The values that a statement exports, as far as they can be seen; types are none. */
function exportedBy(node: TSESTree.ProgramStatement): (TSESTree.Node | null)[] {
  if (node.type === AST_NODE_TYPES.ExportDefaultDeclaration) return [node.declaration];
  if (node.type === AST_NODE_TYPES.ExportAllDeclaration)
    return node.exportKind === 'type' ? [] : [node];
  if (node.type !== AST_NODE_TYPES.ExportNamedDeclaration || node.exportKind === 'type') return [];
  const { declaration, specifiers } = node;
  if (declaration?.type === AST_NODE_TYPES.VariableDeclaration)
    return declaration.declarations.map(({ init }) => init);
  return declaration ? [declaration] : specifiers;
}

/** True for a module that exports styled components and mixins, and nothing else but types. */
export function holdsOnlyStyles({ body }: TSESTree.Program): boolean {
  const exported = body.flatMap(exportedBy);
  return exported.length > 0 && exported.every(isStyleTemplate);
}
