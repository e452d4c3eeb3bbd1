import { AST_NODE_TYPES, type TSESTree } from '@typescript-eslint/utils';

const STYLE_TAGS = ['styled', 'css', 'keyframes', 'createGlobalStyle'];

/** The first name of a tag: `styled` of `styled.div`, `styled(Card)` and `styled.a.attrs({})`. */
function nameOf(tag: TSESTree.Node): string | undefined {
  if (tag.type === AST_NODE_TYPES.Identifier) return tag.name;
  if (tag.type === AST_NODE_TYPES.MemberExpression) return nameOf(tag.object);
  return tag.type === AST_NODE_TYPES.CallExpression ? nameOf(tag.callee) : undefined;
}

/** True for a template that styled-components reads: a component, a mixin, keyframes or global styles. */
export const isStyleTemplate = (node: TSESTree.Node | null | undefined): boolean =>
  node?.type === AST_NODE_TYPES.TaggedTemplateExpression &&
  STYLE_TAGS.includes(nameOf(node.tag) ?? '');
