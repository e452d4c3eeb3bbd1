import { logger } from '../logger/logger.ts';
import { type Breakpoint, breakpointOf, type DeviceType, deviceTypeOf } from './breakpoints.ts';
import { lowPerformanceMode, type PerformanceLevel, performanceLevelOf } from './performance.ts';

export type Orientation = 'portrait' | 'landscape';

/** What the page is shown on. Width and height are those of the viewport, in CSS pixels. */
export interface ResponsiveState {
  readonly width: number;
  readonly height: number;
  readonly orientation: Orientation;
  readonly breakpoint: Breakpoint;
  readonly deviceType: DeviceType;
  readonly hasTouch: boolean;
  readonly hasCoarsePointer: boolean;
  readonly hasHover: boolean;
  readonly performanceLevel: PerformanceLevel;
  readonly lowPerformanceMode: boolean;
}

/** What is asked of a browser's window. */
export interface ResponsiveWindow {
  readonly innerWidth: number;
  readonly innerHeight: number;
  readonly screen: { readonly width: number; readonly height: number };
  readonly navigator: {
    readonly maxTouchPoints: number;
    /** https://www.w3.org/TR/device-memory/, in GiB; only some browsers tell. */
    readonly deviceMemory?: number;
  };
  matchMedia(query: string): { readonly matches: boolean };
}

export const COARSE_POINTER = '(any-pointer: coarse)';
export const HOVER = '(hover: hover)';

/** Stands in where detection fails. */
export const DESKTOP_DEFAULTS: ResponsiveState = {
  width: 1024,
  height: 768,
  orientation: 'landscape',
  breakpoint: 'lg',
  deviceType: 'desktop',
  hasTouch: false,
  hasCoarsePointer: false,
  hasHover: true,
  performanceLevel: 'high',
  lowPerformanceMode: false,
};

/** As CSS has it: a square is a portrait. */
export function orientationOf(width: number, height: number): Orientation {
  return width > height ? 'landscape' : 'portrait';
}

function detect(window: ResponsiveWindow): ResponsiveState {
  const { innerWidth: width, innerHeight: height, screen, navigator } = window;
  const deviceType = deviceTypeOf(width);
  return {
    width,
    height,
    orientation: orientationOf(width, height),
    breakpoint: breakpointOf(width),
    deviceType,
    hasTouch: navigator.maxTouchPoints > 0,
    hasCoarsePointer: window.matchMedia(COARSE_POINTER).matches,
    hasHover: window.matchMedia(HOVER).matches,
    performanceLevel: performanceLevelOf({ deviceType, area: screen.width * screen.height }),
    lowPerformanceMode: lowPerformanceMode({
      deviceType,
      memoryGigabytes: navigator.deviceMemory,
    }),
  };
}

/** The state right now, or `DESKTOP_DEFAULTS` itself, with a log entry, if it cannot be told. */
export function readResponsiveState(window: ResponsiveWindow): ResponsiveState {
  try {
    return detect(window);
  } catch (error) {
    logger.warn('responsive state not detected', {}, error);
    return DESKTOP_DEFAULTS;
  }
}
