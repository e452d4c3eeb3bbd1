const MESSAGE =
  'Text that changes, or stands beside content that comes and goes, needs an element of its own: docs/style.md, rule 16.';

const EXPRESSION = 'JSXExpressionContainer:not(:has(> JSXEmptyExpression))';
/** Strings, and constants in capitals with their properties. */
const CONSTANT =
  ':matches([expression.type="Literal"], [expression.name=/^[A-Z_]+$/], [expression.object.name=/^[A-Z_]+$/][expression.computed=false])';
const CONSTANT_TEXT = `:matches(JSXText[value=/\\S|^ +$/], JSXExpressionContainer${CONSTANT})`;
/** Calls of `letters` give an element with the text in it. */
const LETTERS = '[expression.callee.name="letters"]';
const COMPUTED = `${EXPRESSION}:not(${CONSTANT}, ${LETTERS})`;

const COMPUTED_TEXT = `JSXExpressionContainer:matches(${[
  '[expression.type="TemplateLiteral"]',
  ...['right', 'consequent', 'alternate'].map(
    (branch) =>
      `[expression.${branch}.type=/^(Template)?Literal$/]:not([expression.${branch}.raw="null"])`,
  ),
].join()})`;
/** Text or elements: the syntax does not tell. */
const VALUE = 'JSXExpressionContainer[expression.type=/^(Identifier|MemberExpression)$/]';
const CONDITION = 'JSXExpressionContainer[expression.type=/^(Logical|Conditional)Expression$/]';

const ELEMENT = `:matches(JSXElement, JSXExpressionContainer${LETTERS})`;
const SIBLING = `:matches(JSXElement, JSXFragment, ${EXPRESSION})`;
/** Elements in whose place React may keep the one of another branch, and change what is in it. */
const BRANCH =
  ':matches(ConditionalExpression, IfStatement ReturnStatement, SwitchCase > ReturnStatement)';

const beside = (one: string, other: string) => `${one} ~ ${other}, ${other} ~ ${one}`;

/** For ESLint's `no-restricted-syntax`: text that React could not update in a page that the browser translates. */
export const TRANSLATED_TEXT = [
  beside(CONSTANT_TEXT, COMPUTED),
  beside(COMPUTED_TEXT, SIBLING),
  beside(VALUE, CONDITION),
  `JSXFragment > ${CONSTANT_TEXT}`,
  `${BRANCH} > JSXElement > :matches(${beside(CONSTANT_TEXT, ELEMENT)})`,
].map((selector) => ({ selector, message: MESSAGE }));
