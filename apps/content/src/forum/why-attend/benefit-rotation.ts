import type { AttendeeType } from '@raade/content-model/forum/attendees.schema';

/** State of the carousel: the shown attendee type and benefit, and everything that pauses the rotation. */
export interface BenefitRotation {
  /** Number of benefits of each attendee type. */
  readonly counts: readonly number[];
  /** Index of the attendee type. */
  readonly type: number;
  /** Index of the benefit among those of the type. */
  readonly benefit: number;
  /** True if the visitor has stopped the rotation with its button. */
  readonly isStopped: boolean;
  readonly isHovered: boolean;
  /** True if the card has keyboard focus. */
  readonly hasFocus: boolean;
  /** Number of the click that pauses it for a while; 0 if none. */
  readonly hold: number;
  /** Number of the change of type that is being animated; 0 if none. */
  readonly change: number;
}

export type Change = (state: BenefitRotation) => BenefitRotation;

export const firstBenefit = (types: readonly AttendeeType[]): BenefitRotation => ({
  counts: types.map(({ benefits }) => benefits.length),
  type: 0,
  benefit: 0,
  isStopped: false,
  isHovered: false,
  hasFocus: false,
  hold: 0,
  change: 0,
});

/** True while the rotation is paused by its button, hover, focus or a click. */
export const isPaused = ({ isStopped, isHovered, hasFocus, hold }: BenefitRotation): boolean =>
  isStopped || isHovered || hasFocus || hold > 0;

const benefitsOf = ({ counts }: BenefitRotation, type: number) => counts[type] ?? 0;

/** Shows another type, wrapping around at the ends. A type begins with its first benefit by default. */
function showType(state: BenefitRotation, target: number, opensWith: 'first' | 'last' = 'first') {
  const count = state.counts.length;
  const type = (target + count) % count;
  if (type === state.type) return state;
  const benefit = opensWith === 'first' ? 0 : benefitsOf(state, type) - 1;
  return { ...state, type, benefit, change: state.change + 1 };
}

/** Returns the next state of the rotation. The caller decides when to advance. */
export function advance(state: BenefitRotation): BenefitRotation {
  const benefit = state.benefit + 1;
  return benefit < benefitsOf(state, state.type)
    ? { ...state, benefit }
    : showType(state, state.type + 1);
}

function goBack(state: BenefitRotation): BenefitRotation {
  const benefit = state.benefit - 1;
  return benefit >= 0 ? { ...state, benefit } : showType(state, state.type - 1, 'last');
}

const held = (state: BenefitRotation): BenefitRotation => ({ ...state, hold: state.hold + 1 });

export const next: Change = (state) => held(advance(state));
export const previous: Change = (state) => held(goBack(state));

export const pickBenefit =
  (benefit: number): Change =>
  (state) =>
    held({ ...state, benefit });

export const pickType =
  (type: number): Change =>
  (state) =>
    showType(state, type);

/** Moves to the next or previous type, unless the card is being animated. */
export const stepType =
  (step: 1 | -1): Change =>
  (state) =>
    state.change > 0 ? state : showType(state, state.type + step);

/** Starting again overrides hover, focus and clicks until the next of them. */
export const pressControl: Change = (state) =>
  state.isStopped
    ? { ...state, isStopped: false, isHovered: false, hasFocus: false, hold: 0 }
    : { ...state, isStopped: true };
