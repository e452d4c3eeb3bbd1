/**
 * Browser translation replaces text nodes, after which React fails to update or remove them. These ESLint selectors
 * find text in JSX that needs an element around it.
 */

const MESSAGE =
  'Text that changes, or is beside content that appears or disappears, needs an element of its own: docs/style.md, rule 16.';

const EXPRESSION = 'JSXExpressionContainer:not(:has(> JSXEmptyExpression))';
/** Strings, and constants in capitals and their properties, which never change. */
const CONSTANT =
  ':matches([expression.type="Literal"], [expression.name=/^[A-Z_]+$/], [expression.object.name=/^[A-Z_]+$/][expression.computed=false])';
const CONSTANT_TEXT = `:matches(JSXText[value=/\\S|^ +$/], JSXExpressionContainer${CONSTANT})`;
/** Calls of `renderText` return an element around the text. */
const RENDERED_TEXT = '[expression.callee.name="renderText"]';
const COMPUTED = `${EXPRESSION}:not(${CONSTANT}, ${RENDERED_TEXT})`;

const COMPUTED_TEXT = `JSXExpressionContainer:matches(${[
  '[expression.type="TemplateLiteral"]',
  ...['right', 'consequent', 'alternate'].map(
    (branch) =>
      `[expression.${branch}.type=/^(Template)?Literal$/]:not([expression.${branch}.raw="null"])`,
  ),
].join()})`;
/** A variable, which may be text or an element. */
const VALUE = 'JSXExpressionContainer[expression.type=/^(Identifier|MemberExpression)$/]';
const CONDITION = 'JSXExpressionContainer[expression.type=/^(Logical|Conditional)Expression$/]';

const ELEMENT = `:matches(JSXElement, JSXExpressionContainer${RENDERED_TEXT})`;
const SIBLING = `:matches(JSXElement, JSXFragment, ${EXPRESSION})`;
/** Branches whose elements React may reuse for one another by changing only the text in them. */
const BRANCH =
  ':matches(ConditionalExpression, IfStatement ReturnStatement, SwitchCase > ReturnStatement)';

const siblings = (one: string, other: string) => `${one} ~ ${other}, ${other} ~ ${one}`;

/** For ESLint's `no-restricted-syntax`. */
export const TRANSLATED_TEXT = [
  siblings(CONSTANT_TEXT, COMPUTED),
  siblings(COMPUTED_TEXT, SIBLING),
  siblings(VALUE, CONDITION),
  `JSXFragment > ${CONSTANT_TEXT}`,
  `${BRANCH} > JSXElement > :matches(${siblings(CONSTANT_TEXT, ELEMENT)})`,
].map((selector) => ({ selector, message: MESSAGE }));
