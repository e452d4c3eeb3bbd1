import { documentContent } from '@raade/content-model/provided/provided-content';
import {
  type BenefitRotation,
  firstBenefit,
  rotate,
  type RotationEvent,
} from './benefit-rotation.ts';
import { isPaused } from './rotation-pause.ts';

const { attendees } = documentContent();
const FIRST = firstBenefit(attendees);
const LAST = 4;
const at = (type: number, benefit: number): BenefitRotation => ({
  ...FIRST,
  type,
  benefit,
});
const after = (state: BenefitRotation, ...kinds: RotationEvent[]) => kinds.reduce(rotate, state);
const place = ({ type, benefit }: BenefitRotation) => [attendees[type]?.id, benefit];

test('[CONF-19] it opens with the established, and their next are nextgen, curious, all', () => {
  const seen = [0, 1, 2, 3].map((steps) =>
    Array.from({ length: steps }).reduce<BenefitRotation>(
      (state) => after(state, { kind: 'changeEnded' }, { kind: 'nextType' }),
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

test('[CONF-21] all twenty benefits come in turn, and then the first again', () => {
  let state = FIRST;
  const seen = Array.from({ length: 20 }, () => {
    const before = place(state);
    state = after(state, { kind: 'advanced' });
    return before;
  });
  expect(seen).toEqual(
    ['established', 'nextgen', 'curious', 'all'].flatMap((type) =>
      [0, 1, 2, 3, 4].map((benefit) => [type, benefit]),
    ),
  );
  expect(place(state)).toEqual(['established', 0]);
});

test('[CONF-24][CONF-25] back from a first benefit is the last one of the type before', () => {
  expect(place(after(at(1, 0), { kind: 'previous' }))).toEqual(['established', LAST]);
  expect(place(after(at(0, 0), { kind: 'previous' }))).toEqual(['all', LAST]);
  expect(place(after(at(2, 3), { kind: 'previous' }))).toEqual(['curious', 2]);
});

test.each<RotationEvent>([
  { kind: 'typePicked', type: 2 },
  { kind: 'nextType' },
  { kind: 'previousType' },
])('[CONF-25] $kind opens the type with its first benefit', (event) => {
  expect(after(at(1, 3), event).benefit).toBe(0);
});

test('picking the type that is shown changes nothing', () => {
  const state = at(1, 3);
  expect(after(state, { kind: 'typePicked', type: 1 })).toBe(state);
});

test.each<RotationEvent>([
  { kind: 'next' },
  { kind: 'previous' },
  { kind: 'benefitPicked', benefit: 2 },
])('[CONF-23] $kind holds it until the time is over', (event) => {
  const state = after(FIRST, event);
  expect(isPaused(state)).toBe(true);
  expect(isPaused(after(state, { kind: 'holdEnded' }))).toBe(false);
  expect(after(state, event).hold).not.toBe(state.hold);
});

test.each(['hovered', 'focused'] as const)(
  '[CONF-22] it rests while %s, whatever else ends',
  (kind) => {
    const other = kind === 'hovered' ? 'focused' : 'hovered';
    const kept = after(
      FIRST,
      { kind, isWithin: true },
      { kind: other, isWithin: true },
      { kind: other, isWithin: false },
    );
    expect(isPaused(kept)).toBe(true);
    expect(isPaused(after(kept, { kind, isWithin: false }))).toBe(false);
  },
);

test('who starts it again overrules what else kept it', () => {
  const stopped = after(
    FIRST,
    { kind: 'focused', isWithin: true },
    { kind: 'next' },
    { kind: 'controlPressed' },
  );
  expect(isPaused(stopped)).toBe(true);
  expect(
    isPaused(after(stopped, { kind: 'focused', isWithin: false }, { kind: 'holdEnded' })),
  ).toBe(true);
  expect(isPaused(after(stopped, { kind: 'controlPressed' }))).toBe(false);
});
