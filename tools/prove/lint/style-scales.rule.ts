import { AST_NODE_TYPES, ESLintUtils, type TSESTree } from '@typescript-eslint/utils';
import { checkScales, checkStyle, STYLES_IN_CODE } from './check-style.ts';
import type { StyleProblem } from './style-problem.ts';
import { isStyleTemplate } from './style-tags.ts';

/** The template with as many letters in place of each expression: nobody knows what it will say. */
function textOf({ quasis, range: [start] }: TSESTree.TemplateLiteral): string {
  return quasis.reduce(
    (text, { range: [from], value }) => text.padEnd(from + 1 - start, 'x') + value.raw,
    '',
  );
}

/** `zIndex: 3` of a `style` attribute, as a style sheet has it. */
function declarationOf(property: TSESTree.Property, value: string): string {
  const name = property.key.type === AST_NODE_TYPES.Identifier ? property.key.name : '';
  return `;${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`;
}

/** Fails widths, layers and sides that a style spells out where the site has one name for them. */
export const styleScalesRule = ESLintUtils.RuleCreator.withoutDocs({
  meta: { type: 'problem', schema: [], messages: { apart: '{{ message }}' } },
  create(context) {
    const { sourceCode } = context;
    const report = (problems: readonly StyleProblem[], indexOf: (at: number) => number) => {
      for (const { at, message } of problems) {
        const loc = sourceCode.getLocFromIndex(indexOf(at));
        context.report({ loc, messageId: 'apart', data: { message } });
      }
    };
    return {
      TemplateLiteral(node) {
        const check = isStyleTemplate(node.parent) ? checkStyle : checkScales;
        report(check(textOf(node), STYLES_IN_CODE), (at) => node.range[0] + at);
      },
      Literal(node) {
        if (typeof node.value !== 'string') return;
        report(checkScales(node.raw, STYLES_IN_CODE), (at) => node.range[0] + at);
      },
      'JSXAttribute[name.name="style"] ObjectExpression > Property'(node: TSESTree.Property) {
        const value = node.value.type === AST_NODE_TYPES.Literal ? String(node.value.value) : 'x';
        report(checkStyle(declarationOf(node, value), STYLES_IN_CODE), () => node.range[0]);
      },
    };
  },
});
