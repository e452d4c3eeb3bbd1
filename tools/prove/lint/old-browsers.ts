import type { StyleProblem } from './style-problem.ts';

/** What builds cannot write for old browsers where it stands in code, and what to write there. */
const ABOVE_THE_FLOOR = [
  {
    found: /\bcolor-scheme *:/g,
    message:
      'Set data-scheme on the element instead of color-scheme: the colours of tokens.css follow that in old browsers, too.',
  },
  {
    found: /\bcolor-mix\([^;}]*var\(/g,
    message:
      'Write rgb(var(--night-channels) / 60%) or the like instead of color-mix() with a variable: old browsers then have no colour at all.',
  },
];

/** Styles in code that Chrome 109 or Safari 16 would show without colours. */
export function findLostColours(text: string): StyleProblem[] {
  return ABOVE_THE_FLOOR.flatMap(({ found, message }) =>
    [...text.matchAll(found)].map(({ index }) => ({ at: index, message })),
  );
}
