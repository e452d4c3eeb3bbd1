import { documentContent } from '@raade/content-model/provided/provided-content';
import {
  advance,
  type BenefitRotation,
  type RotationUpdate,
  initialRotation,
  isPaused,
  stepForward,
  pickBenefit,
  pickType,
  toggleRotation,
  stepBack,
  stepType,
} from './benefit-rotation.ts';

const { attendees } = documentContent();
const FIRST = initialRotation(attendees);
const LAST = 4;
const at = (type: number, benefit: number): BenefitRotation => ({ ...FIRST, type, benefit });
const after = (state: BenefitRotation, ...changes: RotationUpdate[]) =>
  changes.reduce((now, change) => change(now), state);
const set =
  (changes: Partial<BenefitRotation>): RotationUpdate =>
  (state) => ({ ...state, ...changes });
const holdEnded = set({ hold: 0 });
const place = ({ type, benefit }: BenefitRotation) => [attendees[type]?.id, benefit];

test('[CONF-19] the types are established, nextgen, curious and all, in this order', () => {
  const seen = [0, 1, 2, 3].map((steps) =>
    Array.from({ length: steps }).reduce<BenefitRotation>(
      (state) => after(state, set({ change: 0 }), stepType(1)),
      FIRST,
    ),
  );
  expect(seen.map(place)).toEqual([
    ['established', 0],
    ['nextgen', 0],
    ['curious', 0],
    ['all', 0],
  ]);
});

test('[CONF-21] all twenty benefits are shown in turn, then again from the first', () => {
  let state = FIRST;
  const seen = Array.from({ length: 20 }, () => {
    const before = place(state);
    state = advance(state);
    return before;
  });
  expect(seen).toEqual(
    ['established', 'nextgen', 'curious', 'all'].flatMap((type) =>
      [0, 1, 2, 3, 4].map((benefit) => [type, benefit]),
    ),
  );
  expect(place(state)).toEqual(['established', 0]);
});

test('[CONF-24][CONF-25] going back from a first benefit shows the last of the type before', () => {
  expect(place(stepBack(at(1, 0)))).toEqual(['established', LAST]);
  expect(place(stepBack(at(0, 0)))).toEqual(['all', LAST]);
  expect(place(stepBack(at(2, 3)))).toEqual(['curious', 2]);
});

test.each([
  ['a tab', pickType(2)],
  ['the arrow to the next type', stepType(1)],
  ['the arrow to the previous type', stepType(-1)],
])('[CONF-25] %s opens the first benefit of the type', (_by, change) => {
  expect(change(at(1, 3)).benefit).toBe(0);
});

test('choosing the current type changes nothing', () => {
  const state = at(1, 3);
  expect(pickType(1)(state)).toBe(state);
});

test.each([
  ['the next benefit', stepForward],
  ['the previous benefit', stepBack],
  ['one of the dots', pickBenefit(2)],
])('[CONF-23] choosing %s pauses the rotation until the hold ends', (_by, change) => {
  const state = change(FIRST);
  expect(isPaused(state)).toBe(true);
  expect(isPaused(holdEnded(state))).toBe(false);
  expect(change(state).hold).not.toBe(state.hold);
});

test.each(['isHovered', 'hasFocus'])('[CONF-22] the rotation is paused if %s', (reason) => {
  expect(isPaused(set({ [reason]: true })(FIRST))).toBe(true);
  expect(isPaused(FIRST)).toBe(false);
});

test('starting the rotation again overrides other pauses', () => {
  const stopped = after(FIRST, set({ hasFocus: true }), stepForward, toggleRotation);
  expect(isPaused(stopped)).toBe(true);
  expect(isPaused(after(stopped, set({ hasFocus: false }), holdEnded))).toBe(true);
  expect(isPaused(toggleRotation(stopped))).toBe(false);
});
