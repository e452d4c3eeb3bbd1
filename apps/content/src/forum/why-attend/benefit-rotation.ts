import type { AttendeeType } from '@raade/content-model/forum/attendees.schema';

/** The benefit that is shown, of which attendee type, and everything that keeps it from changing by itself. */
export interface BenefitRotation {
  /** How many benefits each attendee type has. */
  readonly counts: readonly number[];
  /** Index of the attendee type. */
  readonly type: number;
  /** Index of the benefit among those of the type. */
  readonly benefit: number;
  /** The visitor has stopped it with the rotation control. */
  readonly isStopped: boolean;
  readonly isHovered: boolean;
  /** The keyboard is within the card. */
  readonly hasFocus: boolean;
  /** Number of the click that holds it for a while; 0 if none does. */
  readonly hold: number;
  /** Number of the change of type for which the card is still moving; 0 if it rests. */
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

/** True while the benefits stay: stopped by their button, hovered, focused, or held by a click. */
export const isPaused = ({ isStopped, isHovered, hasFocus, hold }: BenefitRotation): boolean =>
  isStopped || isHovered || hasFocus || hold > 0;

const benefitsOf = ({ counts }: BenefitRotation, type: number) => counts[type] ?? 0;

/** Shows another type; the types go round. A type opens with its first benefit unless told otherwise. */
function showType(state: BenefitRotation, target: number, opensWith: 'first' | 'last' = 'first') {
  const count = state.counts.length;
  const type = (target + count) % count;
  if (type === state.type) return state;
  const benefit = opensWith === 'first' ? 0 : benefitsOf(state, type) - 1;
  return { ...state, type, benefit, change: state.change + 1 };
}

/** Returns the next state of the rotation. The function reads no clock: the caller decides when to advance. */
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

/** By an arrow, which does nothing while the card is still moving. */
export const stepType =
  (step: 1 | -1): Change =>
  (state) =>
    state.change > 0 ? state : showType(state, state.type + step);

/** A restart overrules hover, focus and a hold until one of them happens anew. */
export const pressControl: Change = (state) =>
  state.isStopped
    ? { ...state, isStopped: false, isHovered: false, hasFocus: false, hold: 0 }
    : { ...state, isStopped: true };
