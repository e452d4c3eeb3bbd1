import type { StyleProblem } from './style-problem.ts';

const LOGICAL: Readonly<Record<string, string>> = {
  left: 'inline-start',
  right: 'inline-end',
  top: 'block-start',
  bottom: 'block-end',
};

/** Corners are named by the block's side first, then the line's. */
const CORNER: Readonly<Record<string, string>> = {
  left: 'start',
  right: 'end',
  top: 'start',
  bottom: 'end',
};

/** A declaration by its name and value; what follows an opening brace, a semicolon or a comment. */
const DECLARATION = /(?<=[{;/\n]\s*)([a-z-]+): *([^;{}]+)(?=[;}])/g;

const SIDE = /^((?:scroll-)?(?:margin|padding)|border)-(left|right|top|bottom)(-[a-z]+)?$/;
const ROUND = /^border-(top|bottom)-(left|right)-radius$/;
const FOUR_SIDES = /^(?:(?:scroll-)?(?:margin|padding)|inset)$/;

/** The parts of a value, like `0 calc(1px + 2px)`, of which there are two. */
function partsOf(value: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const character of value.trim()) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (/\s/.test(character) && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + character);
  }
  return parts.filter((part) => part !== '');
}

/** The declaration in place of one that names a side of the screen; undefined if it names none. */
function logicalOf(name: string, value: string): string | undefined {
  const [, property, side = '', rest = ''] = SIDE.exec(name) ?? [];
  if (property) return `${property}-${LOGICAL[side]}${rest}`;
  const [, block = '', inline = ''] = ROUND.exec(name) ?? [];
  if (block) return `border-${CORNER[block]}-${CORNER[inline]}-radius`;
  if (LOGICAL[name] !== undefined) return `inset-${LOGICAL[name]}`;
  if (['text-align', 'float', 'clear'].includes(name)) {
    const isSide = value === 'left' || value === 'right';
    return isSide
      ? `${name}: ${name === 'text-align' ? '' : 'inline-'}${CORNER[value]}`
      : undefined;
  }
  const [, right, , left] = partsOf(value);
  const isUneven = FOUR_SIDES.test(name) && left !== undefined && left !== right;
  return isUneven ? `${name}-block and ${name}-inline` : undefined;
}

/**
 * Declarations that say left or right where they mean the start or the end of a line, or top where they mean its
 * block's start. What does mean a side of the screen says why in a comment before it: `Physical: …`.
 */
export function findPhysicalSides(text: string): StyleProblem[] {
  return [...text.matchAll(DECLARATION)].flatMap(({ 1: name = '', 2: value = '', index }) => {
    const logical = logicalOf(name, value.trim());
    const isExplained = /\/\* Physical: [^*]+\*\/\s*$/.test(text.slice(0, index));
    if (logical === undefined || isExplained) return [];
    const message = `Write ${logical} instead of ${name}, for languages that are read from the right; if a side of the screen is meant, say why in a comment before it: /* Physical: … */.`;
    return [{ at: index, message }];
  });
}
