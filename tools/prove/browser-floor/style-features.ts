import { statementOf } from './support.ts';

/** A name in CSS. */
const NAME = '-?[a-z][a-z-]*';
/** Matches only before a block `{`, where a colon belongs to a selector and not to a property. */
const BEFORE_BLOCK = '(?=[^;{}]*(?:{|$))';

/** Lists the CSS features in a text as paths of MDN's data, like `css.selectors.has`. */
export function listStyleFeatures(text: string): string[] {
  const styles = text.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/url\([^)]*\)/g, ' ');
  const paths = [
    ...matches(styles, `@(${NAME})`).map((name) => ['at-rules', name]),
    ...mediaFeatures(styles),
    ...matches(styles, `:(${NAME})${BEFORE_BLOCK}`).map((name) => ['selectors', name]),
    ...declarations(styles),
    ...matches(styles, `(${NAME})\\(`).flatMap((name) => [
      ['types', name],
      ['types', 'color', name],
      ['types', 'gradient', name],
    ]),
  ].map((path) => ['css', ...path]);
  const knownPaths = paths.filter((path) => statementOf(...path) !== undefined);
  return [...new Set(knownPaths.map((path) => path.join('.')))];
}

function matches(text: string, pattern: string): string[] {
  return [...text.matchAll(new RegExp(pattern, 'g'))].map(([, name = '']) => name);
}

function mediaFeatures(styles: string): string[][] {
  const queries = matches(styles, '@media([^{]*)').join(' ');
  const features = matches(queries, `\\((?:min-|max-)?(${NAME})\\s*[:)]`);
  const ranges = /\(\s*(width|height)\s*[<>]/.test(queries) ? ['range_syntax'] : [];
  return [...features, ...ranges].map((name) => ['at-rules', 'media', name]);
}

/** Properties and their keywords. Older browsers use the prefixed property, if the text has it, so that is skipped. */
function declarations(styles: string): string[][] {
  return [...styles.matchAll(new RegExp(`(?<![\\w-])(${NAME})\\s*:([^;{}]*)`, 'g'))].flatMap(
    ([, property = '', value = '']) => {
      if (styles.includes(`-webkit-${property}`)) return [];
      const words = matches(value, `(?<![\\w(-])(${NAME})(?![\\w(-])`);
      return [['properties', property], ...words.map((word) => ['properties', property, word])];
    },
  );
}
