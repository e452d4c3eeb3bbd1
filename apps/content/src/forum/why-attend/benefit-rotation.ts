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
  /** Count of clicks since the last rotation; while it is not 0, the rotation is paused for a while. */
  readonly hold: number;
  /** Count of changes of type since the last animation ended; while it is not 0, a change is animated. */
  readonly change: number;
}

export type RotationUpdate = (state: BenefitRotation) => BenefitRotation;

export const initialRotation = (types: readonly AttendeeType[]): BenefitRotation => ({
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

const benefitCount = ({ counts }: BenefitRotation, type: number) => counts[type] ?? 0;

/** Shows another type, wrapping around at the ends. A type begins with its first benefit by default. */
function showType(state: BenefitRotation, target: number, opensWith: 'first' | 'last' = 'first') {
  const count = state.counts.length;
  const type = (target + count) % count;
  if (type === state.type) return state;
  const benefit = opensWith === 'first' ? 0 : benefitCount(state, type) - 1;
  return { ...state, type, benefit, change: state.change + 1 };
}

/** Returns the next state of the rotation. The caller decides when to advance. */
export function advance(state: BenefitRotation): BenefitRotation {
  const benefit = state.benefit + 1;
  return benefit < benefitCount(state, state.type)
    ? { ...state, benefit }
    : showType(state, state.type + 1);
}

function goBack(state: BenefitRotation): BenefitRotation {
  const benefit = state.benefit - 1;
  return benefit >= 0 ? { ...state, benefit } : showType(state, state.type - 1, 'last');
}

/** Each click changes the number, so that the timer of the pause starts again. */
const pause = (state: BenefitRotation): BenefitRotation => ({ ...state, hold: state.hold + 1 });

export const stepForward: RotationUpdate = (state) => pause(advance(state));
export const stepBack: RotationUpdate = (state) => pause(goBack(state));

export const pickBenefit =
  (benefit: number): RotationUpdate =>
  (state) =>
    pause({ ...state, benefit });

export const pickType =
  (type: number): RotationUpdate =>
  (state) =>
    showType(state, type);

/** Moves to the next or previous type, unless the card is being animated. */
export const stepType =
  (step: 1 | -1): RotationUpdate =>
  (state) =>
    state.change > 0 ? state : showType(state, state.type + step);

/** Stops or starts the rotation. Starting also ends a pause by hover, focus or a click. */
export const toggleRotation: RotationUpdate = (state) =>
  state.isStopped
    ? { ...state, isStopped: false, isHovered: false, hasFocus: false, hold: 0 }
    : { ...state, isStopped: true };
