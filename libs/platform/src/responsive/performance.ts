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
 * The rendering performance that can be expected of a device, estimated from the size of its screen. Only row RESP-03
 * needs it; `low-performance.ts` decides about costly effects by memory.
 */
export function performanceLevelOf({ deviceType, area }: Screen): PerformanceLevel {
  const isLarge = area > LARGE_SCREEN_AREA;
  if (deviceType === 'mobile') return isLarge ? 'low' : 'medium';
  return deviceType === 'tablet' && isLarge ? 'medium' : 'high';
}
