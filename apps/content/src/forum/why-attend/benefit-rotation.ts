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

export type RotationEvent =
  | { readonly kind: 'advanced' | 'next' | 'previous' }
  | { readonly kind: 'benefitPicked'; readonly benefit: number }
  | { readonly kind: 'typePicked'; readonly type: number }
  | { readonly kind: 'nextType' | 'previousType' }
  | { readonly kind: 'hovered' | 'focused'; readonly isWithin: boolean }
  | { readonly kind: 'controlPressed' | 'holdEnded' | 'changeEnded' };

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

const benefitsOf = ({ counts }: BenefitRotation, type: number) => counts[type] ?? 0;

/** Shows another type; the types go round. A type opens with its first benefit unless told otherwise. */
function showType(state: BenefitRotation, target: number, opensWith: 'first' | 'last' = 'first') {
  const count = state.counts.length;
  const type = (target + count) % count;
  if (type === state.type) return state;
  const benefit = opensWith === 'first' ? 0 : benefitsOf(state, type) - 1;
  return { ...state, type, benefit, change: state.change + 1 };
}

function showNext(state: BenefitRotation): BenefitRotation {
  const benefit = state.benefit + 1;
  return benefit < benefitsOf(state, state.type)
    ? { ...state, benefit }
    : showType(state, state.type + 1);
}

function showPrevious(state: BenefitRotation): BenefitRotation {
  const benefit = state.benefit - 1;
  return benefit >= 0 ? { ...state, benefit } : showType(state, state.type - 1, 'last');
}

const held = (state: BenefitRotation): BenefitRotation => ({ ...state, hold: state.hold + 1 });

/** A restart overrules hover, focus and a hold until one of them happens anew. */
function pressControl(state: BenefitRotation): BenefitRotation {
  if (!state.isStopped) return { ...state, isStopped: true };
  return { ...state, isStopped: false, isHovered: false, hasFocus: false, hold: 0 };
}

/** The state after an event. No clock is asked: the caller says when a time is over. */
export function rotate(state: BenefitRotation, event: RotationEvent): BenefitRotation {
  switch (event.kind) {
    case 'advanced':
      return showNext(state);
    case 'next':
      return held(showNext(state));
    case 'previous':
      return held(showPrevious(state));
    case 'benefitPicked':
      return held({ ...state, benefit: event.benefit });
    case 'typePicked':
      return showType(state, event.type);
    case 'nextType':
      return state.change > 0 ? state : showType(state, state.type + 1);
    case 'previousType':
      return state.change > 0 ? state : showType(state, state.type - 1);
    case 'hovered':
      return { ...state, isHovered: event.isWithin };
    case 'focused':
      return { ...state, hasFocus: event.isWithin };
    case 'controlPressed':
      return pressControl(state);
    case 'holdEnded':
      return { ...state, hold: 0 };
    case 'changeEnded':
      return { ...state, change: 0 };
  }
}
