import type { DeviceType } from './breakpoints.ts';

export type PerformanceLevel = 'low' | 'medium' | 'high';

/** In CSS pixels: as many as a Full HD screen has. */
const LARGE_SCREEN_AREA = 1920 * 1080;

const ENOUGH_MEMORY_GIGABYTES = 4;

interface Screen {
  readonly deviceType: DeviceType;
  /** Of the whole screen, in CSS pixels. */
  readonly area: number;
}

/** What a device can draw smoothly, judged by how much there is to draw. */
export function performanceLevelOf({ deviceType, area }: Screen): PerformanceLevel {
  const isLarge = area > LARGE_SCREEN_AREA;
  if (deviceType === 'mobile') return isLarge ? 'low' : 'medium';
  return deviceType === 'tablet' && isLarge ? 'medium' : 'high';
}

interface Device {
  readonly deviceType: DeviceType;
  /** Undefined where the browser does not tell. */
  readonly memoryGigabytes: number | undefined;
}

/** Whether costly effects have to stay off. It stands beside the performance level: a phone may be `medium`. */
export function lowPerformanceMode({ deviceType, memoryGigabytes }: Device): boolean {
  if (deviceType === 'mobile') return true;
  return memoryGigabytes !== undefined && memoryGigabytes < ENOUGH_MEMORY_GIGABYTES;
}
