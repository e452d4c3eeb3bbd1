import type { DeviceType } from './breakpoints.ts';

export type PerformanceLevel = 'low' | 'medium' | 'high';

/** In CSS pixels: as many as a Full HD screen has. */
const LARGE_SCREEN_AREA = 1920 * 1080;

interface Screen {
  readonly deviceType: DeviceType;
  /** Of the whole screen, in CSS pixels. */
  readonly area: number;
}

/**
 * What a device can draw smoothly, judged by how much there is to draw. Whether it has the memory for costly effects is
 * another question (`low-performance.ts`).
 */
export function performanceLevelOf({ deviceType, area }: Screen): PerformanceLevel {
  const isLarge = area > LARGE_SCREEN_AREA;
  if (deviceType === 'mobile') return isLarge ? 'low' : 'medium';
  return deviceType === 'tablet' && isLarge ? 'medium' : 'high';
}
