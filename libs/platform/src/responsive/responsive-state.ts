import { logger } from '../logger/logger.ts';
import { type Breakpoint, breakpointOf, type DeviceType, deviceTypeOf } from './breakpoints.ts';
import { type PerformanceLevel, performanceLevelOf } from './performance.ts';

export type Orientation = 'portrait' | 'landscape';

/** The screen that shows the page. Width and height are those of the viewport, in CSS pixels. */
export interface ResponsiveState {
  readonly width: number;
  readonly deviceType: DeviceType;
  /** Height and the following fields are not used; they exist because requirement RESP-03 lists them. */
  readonly height: number;
  readonly orientation: Orientation;
  readonly breakpoint: Breakpoint;
  readonly hasTouch: boolean;
  readonly hasCoarsePointer: boolean;
  readonly hasHover: boolean;
  readonly performanceLevel: PerformanceLevel;
}

/** The part of `window` that is read. */
export interface ResponsiveWindow {
  readonly innerWidth: number;
  readonly innerHeight: number;
  readonly screen: { readonly width: number; readonly height: number };
  readonly navigator: { readonly maxTouchPoints: number };
  matchMedia(query: string): { readonly matches: boolean };
}

export const COARSE_POINTER = '(any-pointer: coarse)';
export const HOVER = '(hover: hover)';

/** The state if detection fails. */
export const DESKTOP_DEFAULTS: ResponsiveState = {
  width: 1024,
  deviceType: 'desktop',
  height: 768,
  orientation: 'landscape',
  breakpoint: 'lg',
  hasTouch: false,
  hasCoarsePointer: false,
  hasHover: true,
  performanceLevel: 'high',
};

/** The orientation as CSS defines it: a square is `portrait`. */
export function orientationOf(width: number, height: number): Orientation {
  return width > height ? 'landscape' : 'portrait';
}

function detect(window: ResponsiveWindow): ResponsiveState {
  const { innerWidth: width, innerHeight: height, screen, navigator } = window;
  const deviceType = deviceTypeOf(width);
  return {
    width,
    deviceType,
    height,
    orientation: orientationOf(width, height),
    breakpoint: breakpointOf(width),
    hasTouch: navigator.maxTouchPoints > 0,
    hasCoarsePointer: window.matchMedia(COARSE_POINTER).matches,
    hasHover: window.matchMedia(HOVER).matches,
    performanceLevel: performanceLevelOf({ deviceType, area: screen.width * screen.height }),
  };
}

/**
 * Reads the current state. If that fails, logs the error and returns the object `DESKTOP_DEFAULTS`, which
 * callers recognize by identity.
 */
export function readResponsiveState(window: ResponsiveWindow): ResponsiveState {
  try {
    return detect(window);
  } catch (error) {
    logger.warn('responsive state not detected', {}, error);
    return DESKTOP_DEFAULTS;
  }
}
