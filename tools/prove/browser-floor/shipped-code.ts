import { Linter, type Rule } from 'eslint';
import compat from 'eslint-plugin-compat';
import esx from 'eslint-plugin-es-x';
import { BROWSER_FLOOR } from '@raade/bundling/browser-floor.ts';
import { findNewerMembers } from './newer-members.ts';
import { listStyleFeatures } from './style-features.ts';
import { statementOf, browsersWithout } from './support.ts';

/** A feature that the oldest supported browsers lack. */
export interface UnsupportedFeature {
  /** Path in MDN's data, or the name of an ESLint rule. */
  readonly feature: string;
  /** The code around it, or the browsers that lack it. */
  readonly details: string;
}

const ES_RULES = esx.configs['flat/restrict-to-es2022'].rules ?? {};
/**
 * Methods of iterators have the same names as those of arrays, so only the type check can find them (`lib` of apps).
 */
const isOfIterators = (rule: string) => rule.startsWith('es-x/no-iterator-prototype-');

const rules: Linter.RulesRecord = {
  ...Object.fromEntries(Object.entries(ES_RULES).filter(([rule]) => !isOfIterators(rule))),
  // Part of ES2022, but missing in Safari 16.0.
  'es-x/no-regexp-lookbehind-assertions': 'error',
  'es-x/no-class-static-block': 'error',
  // Part of ES2023, but present in all supported browsers.
  'es-x/no-array-prototype-findlast-findlastindex': 'off',
  'compat/compat': 'error',
  'floor/members': 'error',
  'floor/styles': 'error',
};

const NEWER_MEMBERS = findNewerMembers();

/** Finds calls of methods that the oldest browsers lack. */
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

/** Finds CSS features in template literals. */
const styles: Rule.RuleModule = {
  create: (context) => ({
    TemplateLiteral(node) {
      // `0` stands for the inserted values.
      const text = node.quasis.map(({ value }) => value.cooked).join(' 0 ');
      for (const { feature } of checkStyles(text)) context.report({ node, message: feature });
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

/** Characters before and after a problem that are shown. */
const CONTEXT = 60;

/** Finds features in JavaScript, and in CSS within its strings, that the oldest browsers lack. */
export function checkCode(code: string): UnsupportedFeature[] {
  const lines = code.split('\n');
  return linter.verify(code, [config]).map(({ ruleId, message, line, column }) => ({
    // Our own rules name the feature in their message.
    feature: ruleId?.startsWith('floor/') ? message : (ruleId ?? message),
    details: (lines[line - 1] ?? '').slice(Math.max(0, column - CONTEXT), column + CONTEXT),
  }));
}

/** Finds CSS features that the oldest browsers lack. */
export function checkStyles(text: string): UnsupportedFeature[] {
  return listStyleFeatures(text).flatMap((feature) => {
    const statement = statementOf(...feature.split('.'));
    const browsers = statement ? browsersWithout(statement) : [];
    return browsers.length > 0 ? [{ feature, details: browsers.join(', ') }] : [];
  });
}
