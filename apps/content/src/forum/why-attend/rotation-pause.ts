import type { BenefitRotation } from './benefit-rotation.ts';

type Reasons = Pick<BenefitRotation, 'isStopped' | 'isHovered' | 'hasFocus' | 'hold'>;

/** True while the benefits stay: stopped by their button, hovered, focused, or held by a click. */
export function isPaused({ isStopped, isHovered, hasFocus, hold }: Reasons): boolean {
  return isStopped || isHovered || hasFocus || hold > 0;
}
