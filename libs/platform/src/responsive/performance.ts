import type { DeviceType } from './breakpoints.ts';

export type PerformanceLevel = 'low' | 'medium' | 'high';

/** The area of a Full HD screen, in CSS pixels. */
const LARGE_SCREEN_AREA = 1920 * 1080;

interface Screen {
  readonly deviceType: DeviceType;
  /** The area of the whole screen, in CSS pixels. */
  readonly area: number;
}

/**
 * The level of drawing that a device can do smoothly, judged by how much there is to draw. Memory for costly effects
 * is another question (`low-performance.ts`).
 */
export function performanceLevelOf({ deviceType, area }: Screen): PerformanceLevel {
  const isLarge = area > LARGE_SCREEN_AREA;
  if (deviceType === 'mobile') return isLarge ? 'low' : 'medium';
  return deviceType === 'tablet' && isLarge ? 'medium' : 'high';
}
