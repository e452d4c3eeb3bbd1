import { Linter, type Rule } from 'eslint';
import compat from 'eslint-plugin-compat';
import esx from 'eslint-plugin-es-x';
import { BROWSER_FLOOR } from '@raade/bundling/browser-floor.ts';
import { newerMembers } from './newer-members.ts';
import { styleFeatures } from './style-features.ts';
import { described, lacking } from './support.ts';

/** Something that the oldest browsers lack. */
export interface AboveFloor {
  /** A path of MDN's data or the name of a rule. */
  readonly what: string;
  /** The code around it, or the browsers that lack it. */
  readonly where: string;
}

const ES_RULES = esx.configs['flat/restrict-to-es2022'].rules ?? {};
/** Names of iterators' methods are those of arrays; the type check holds that none is used (`lib` of the apps). */
const isOfIterators = (rule: string) => rule.startsWith('es-x/no-iterator-prototype-');

const rules: Linter.RulesRecord = {
  ...Object.fromEntries(Object.entries(ES_RULES).filter(([rule]) => !isOfIterators(rule))),
  // Of ES2022 and before, but not in Safari 16.0.
  'es-x/no-regexp-lookbehind-assertions': 'error',
  'es-x/no-class-static-block': 'error',
  // Of ES2023, and in all browsers of the floor.
  'es-x/no-array-prototype-findlast-findlastindex': 'off',
  'compat/compat': 'error',
  'floor/members': 'error',
  'floor/styles': 'error',
};

const NEWER_MEMBERS = newerMembers();

const members: Rule.RuleModule = {
  create: (context) => ({
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.computed) return;
      const { property } = callee;
      if (property.type !== 'Identifier' || !NEWER_MEMBERS.has(property.name)) return;
      context.report({ node: property, message: `api.${property.name}` });
    },
  }),
};

/** Styles that are written in code stand in its texts. */
const styles: Rule.RuleModule = {
  create: (context) => ({
    TemplateLiteral(node) {
      const text = node.quasis.map(({ value }) => value.cooked).join(' 0 ');
      for (const { what } of stylesAboveFloor(text)) context.report({ node, message: what });
    },
  }),
};

const linter = new Linter();
const config: Linter.Config = {
  plugins: { 'es-x': esx, compat, floor: { rules: { members, styles } } },
  languageOptions: { ecmaVersion: 'latest', sourceType: 'script' },
  linterOptions: { reportUnusedDisableDirectives: 'off' },
  settings: { browsers: [...BROWSER_FLOOR], 'es-x': { aggressive: true } },
  rules,
};

const AROUND = 60;

/** JavaScript features of the code that the oldest browsers lack. Strings that contain styles count as styles. */
export function codeAboveFloor(code: string): AboveFloor[] {
  const lines = code.split('\n');
  return linter.verify(code, [config]).map(({ ruleId, message, line, column }) => ({
    what: ruleId?.startsWith('floor/') ? message : (ruleId ?? message),
    where: (lines[line - 1] ?? '').slice(Math.max(0, column - AROUND), column + AROUND),
  }));
}

/** CSS features of the text that the oldest browsers lack. */
export function stylesAboveFloor(text: string): AboveFloor[] {
  return styleFeatures(text).flatMap((what) => {
    const statement = described(...what.split('.'));
    const lack = statement ? lacking(statement) : [];
    return lack.length > 0 ? [{ what, where: lack.join(', ') }] : [];
  });
}
