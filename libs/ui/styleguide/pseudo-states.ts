import type { PseudoState } from './states.tsx';

const PSEUDO_CLASSES: readonly (readonly [pseudoClass: string, state: PseudoState])[] = [
  [':hover', 'hover'],
  [':focus-visible', 'focus'],
  [':active', 'active'],
];

const CONTROLS = ':is(a, button, input, select, textarea)';

/**
 * Converts a selector: `.a:hover b` becomes `[data-pseudo='hover'] .a b`. Returns undefined for selectors without such
 * a state.
 */
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

/** Splits a selector list at its top level; commas inside of `:not(a, b)` stay. */
export function splitSelectors(list: string): string[] {
  return list.split(/,(?![^(]*\))/);
}

function forcedRule({ selectorText, style }: CSSStyleRule): string | undefined {
  const selectors = splitSelectors(selectorText).map(forcedSelector);
  const forced = selectors.filter((selector) => selector !== undefined);
  return forced.length > 0 ? `${forced.join()} { ${style.cssText} }` : undefined;
}

/**
 * Copies the CSS rules of pseudo-classes for elements inside of `data-pseudo`, so that the guide can show these states.
 * Returns a function that undoes it.
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
