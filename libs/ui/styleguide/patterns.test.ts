import { BUTTON_PATTERNS, FIELD_PATTERNS, NAVIGATION_PATTERNS } from './patterns/controls.ts';
import {
  CARD_PATTERNS,
  FAILURE_PATTERNS,
  MESSAGE_PATTERNS,
  MOTION_PATTERNS,
} from './patterns/content.ts';
import {
  COLOUR_PATTERNS,
  GROUND_PATTERNS,
  SCALE_PATTERNS,
  SPACE_PATTERNS,
  TEXT_PATTERNS,
} from './patterns/look.ts';

const PATTERNS = [
  ...[...COLOUR_PATTERNS, ...TEXT_PATTERNS, ...SPACE_PATTERNS, ...SCALE_PATTERNS],
  ...[...GROUND_PATTERNS, ...BUTTON_PATTERNS, ...FIELD_PATTERNS, ...NAVIGATION_PATTERNS],
  ...[...CARD_PATTERNS, ...MESSAGE_PATTERNS, ...FAILURE_PATTERNS, ...MOTION_PATTERNS],
];

test.each(PATTERNS)('$name says why, what to do and what not, in whole sentences', (pattern) => {
  for (const text of [pattern.why, pattern.good, pattern.bad])
    expect(text).toMatch(/^["A-Z].*\.$/s);
  expect(pattern.bad).toMatch(/\b(?:not|never|no)\b/i);
});
