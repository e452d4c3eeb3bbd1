import { described } from './support.ts';

const NAME = '-?[a-z][a-z-]*';
/** Matches only before a block, so that the colon of a selector differs from that of a property. */
const BEFORE_BLOCK = '(?=[^;{}]*(?:{|$))';

/** Lists the CSS features in a text as paths of MDN's data, like `css.selectors.has`. */
export function styleFeatures(text: string): string[] {
  const styles = text.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/url\([^)]*\)/g, ' ');
  const found = [
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
  const known = found.filter((path) => described(...path) !== undefined);
  return [...new Set(known.map((path) => path.join('.')))];
}

function matches(text: string, pattern: string): string[] {
  return [...text.matchAll(new RegExp(pattern, 'g'))].map(([, name = '']) => name);
}

function mediaFeatures(styles: string): string[][] {
  const queries = matches(styles, '@media([^{]*)').join(' ');
  const named = matches(queries, `\\((?:min-|max-)?(${NAME})\\s*[:)]`);
  const ranges = /\(\s*(width|height)\s*[<>]/.test(queries) ? ['range_syntax'] : [];
  return [...named, ...ranges].map((name) => ['at-rules', 'media', name]);
}

/** Properties and their keywords. A property that is also there with a prefix is skipped: older browsers have that. */
function declarations(styles: string): string[][] {
  return [...styles.matchAll(new RegExp(`(?<![\\w-])(${NAME})\\s*:([^;{}]*)`, 'g'))].flatMap(
    ([, property = '', value = '']) => {
      if (styles.includes(`-webkit-${property}`)) return [];
      const words = matches(value, `(?<![\\w(-])(${NAME})(?![\\w(-])`);
      return [['properties', property], ...words.map((word) => ['properties', property, word])];
    },
  );
}
