import type { PseudoState } from './states.tsx';

const PSEUDO_CLASSES: readonly (readonly [pseudoClass: string, state: PseudoState])[] = [
  [':hover', 'hover'],
  [':focus-visible', 'focus'],
  [':active', 'active'],
];

const CONTROLS = ':is(a, button, input, select, textarea)';

/** `.a:hover b` -> `[data-pseudo='hover'] .a b`; undefined if the selector has no such state. */
export function forcedSelector(selector: string): string | undefined {
  for (const [pseudoClass, state] of PSEUDO_CLASSES) {
    if (!selector.includes(pseudoClass)) continue;
    const scope = `[data-pseudo='${state}']`;
    if (selector.trim() === pseudoClass) return `${scope} ${CONTROLS}`;
    const bare = selector.replaceAll(`:has(${pseudoClass})`, '').replaceAll(pseudoClass, '');
    return `${scope} ${bare.trim()}`;
  }
  return undefined;
}

/** Splits a list of selectors at its top level: commas in `:not(a, b)` stay. */
export function splitSelectors(list: string): string[] {
  return list.split(/,(?![^(]*\))/);
}

function forcedRule({ selectorText, style }: CSSStyleRule): string | undefined {
  const selectors = splitSelectors(selectorText).map(forcedSelector);
  const forced = selectors.filter((selector) => selector !== undefined);
  return forced.length > 0 ? `${forced.join()} { ${style.cssText} }` : undefined;
}

/**
 * Copies each rule for a pseudo-class so that it also holds inside of `data-pseudo`: the guide shows those
 * states side by side. Undone by what it returns.
 */
export function copyPseudoStates(): () => void {
  const rules = Array.from(document.styleSheets).flatMap((sheet) => Array.from(sheet.cssRules));
  const forced = rules.flatMap((rule) =>
    rule instanceof CSSStyleRule ? (forcedRule(rule) ?? []) : [],
  );
  const style = Object.assign(document.createElement('style'), { textContent: forced.join('\n') });
  document.head.append(style);
  return () => style.remove();
}
