import { useReducedMotion } from '@raade/platform';
import { type Dispatch, useEffect, useState } from 'react';
import type { AttendeeType } from '@raade/content-model/forum/attendees.schema';
import {
  advance,
  type BenefitRotation,
  type RotationUpdate,
  initialRotation,
  isPaused,
} from './benefit-rotation.ts';

/** Time for which a benefit is shown. */
const ADVANCE_MS = 8_000;
/** Length of the pause after a click. */
const HOLD_MS = 10_000;
/** Duration of the change of types. */
export const TRANSITION_MS = 400;
/** The arrows stay disabled a little longer, so that a double click does not skip a type. */
const AFTER_TRANSITION_MS = 100;

export interface BenefitCarousel {
  readonly state: BenefitRotation;
  readonly update: Dispatch<RotationUpdate>;
  readonly isRotating: boolean;
  /** False with reduced motion: nothing rotates, so there is no button to stop it. */
  readonly canRotate: boolean;
}

/** Runs an action once `key` has stayed the same for `delayMs`. Without a key, or with 0, there is no timer. */
function useTimer(key: string | number | false, delayMs: number, action: () => void): void {
  useEffect(() => {
    if (!key) return;
    const timer = setTimeout(action, delayMs);
    return () => clearTimeout(timer);
  }, [key, delayMs]);
}

/** The carousel with its timers. */
export function useBenefitRotation(types: readonly AttendeeType[]): BenefitCarousel {
  const [state, update] = useState(() => initialRotation(types));
  const canRotate = !useReducedMotion();
  const isRotating = canRotate && !isPaused(state);

  useTimer(isRotating && `${state.type}:${state.benefit}`, ADVANCE_MS, () => update(advance));
  useTimer(state.hold, HOLD_MS, () => update((current) => ({ ...current, hold: 0 })));
  useTimer(state.change, TRANSITION_MS + AFTER_TRANSITION_MS, () =>
    update((current) => ({ ...current, change: 0 })),
  );
  return { state, update, isRotating, canRotate };
}
