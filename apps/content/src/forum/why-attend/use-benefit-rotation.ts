import { useReducedMotion } from '@raade/platform';
import { type Dispatch, useEffect, useState } from 'react';
import type { AttendeeType } from '@raade/content-model/forum/attendees.schema';
import {
  advance,
  type BenefitRotation,
  type Change,
  firstBenefit,
  isPaused,
} from './benefit-rotation.ts';

const ADVANCE_MS = 8_000;
const HOLD_MS = 10_000;
/** Duration of the change of types. */
export const TRANSITION_MS = 400;
/** The arrows stay disabled a little longer, so that a double click does not skip a type. */
const AFTER_TRANSITION_MS = 100;

export interface BenefitCarousel {
  readonly state: BenefitRotation;
  readonly update: Dispatch<Change>;
  readonly isRotating: boolean;
  /** False with reduced motion: nothing rotates, so there is no button to stop it. */
  readonly canRotate: boolean;
}

/** Runs an action after a time in which `key` has not changed; never while it is falsy. */
function useTimer(key: string | number | false, delayMs: number, action: () => void): void {
  useEffect(() => {
    if (!key) return;
    const timer = setTimeout(action, delayMs);
    return () => clearTimeout(timer);
  }, [key, delayMs]);
}

/** The carousel with its timers. */
export function useBenefitRotation(types: readonly AttendeeType[]): BenefitCarousel {
  const [state, update] = useState(() => firstBenefit(types));
  const canRotate = !useReducedMotion();
  const isRotating = canRotate && !isPaused(state);

  useTimer(isRotating && `${state.type}:${state.benefit}`, ADVANCE_MS, () => update(advance));
  useTimer(state.hold, HOLD_MS, () => update((now) => ({ ...now, hold: 0 })));
  useTimer(state.change, TRANSITION_MS + AFTER_TRANSITION_MS, () =>
    update((now) => ({ ...now, change: 0 })),
  );
  return { state, update, isRotating, canRotate };
}
