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
/** How long the card takes to change its type. */
export const TRANSITION_MS = 400;
/** The arrows wait a little longer, so that nobody skips a type by a double click. */
const AFTER_TRANSITION_MS = 100;

export interface BenefitCarousel {
  readonly state: BenefitRotation;
  readonly update: Dispatch<Change>;
  readonly isRotating: boolean;
  /** False for visitors who prefer reduced motion: for them nothing rotates, so there is nothing to stop. */
  readonly canRotate: boolean;
}

/** Acts after a time for which `key` has stayed the same; not at all while the key is falsy. */
function useTimer(key: string | number | false, delayMs: number, action: () => void): void {
  useEffect(() => {
    if (!key) return;
    const timer = setTimeout(action, delayMs);
    return () => clearTimeout(timer);
  }, [key, delayMs]);
}

/** The rotation with its clock. */
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
