import { AST_NODE_TYPES, type TSESLint, type TSESTree } from '@typescript-eslint/utils';

const isFunction = (node: TSESTree.Node) =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(node.type);

/** How many functions a node stands in. */
const depthOf = (node: TSESTree.Node | undefined): number =>
  node ? depthOf(node.parent) + (isFunction(node) ? 1 : 0) : 0;

/**
 * True if the module is about the store that is made here: it is a value of the module, or what one of its functions
 * returns. A store that is a detail of something larger, like one field of what is returned, does not count.
 */
export const isHeldStore =
  (sourceCode: Readonly<TSESLint.SourceCode>) =>
  (call: TSESTree.CallExpression): boolean => {
    const { parent } = call;
    const depth = depthOf(parent);
    if (depth === 0) return true;
    if (parent.type === AST_NODE_TYPES.AssignmentExpression) return true;
    if (depth > 1) return false;
    if (parent.type === AST_NODE_TYPES.ReturnStatement || isFunction(parent)) return true;
    if (parent.type !== AST_NODE_TYPES.VariableDeclarator) return false;
    return sourceCode
      .getDeclaredVariables(parent)
      .flatMap(({ references }) => references)
      .some(({ identifier }) => identifier.parent.type === AST_NODE_TYPES.ReturnStatement);
  };
