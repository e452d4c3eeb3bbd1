import { logger } from '../logger/logger.ts';
import { type Breakpoint, breakpointOf, type DeviceType, deviceTypeOf } from './breakpoints.ts';
import { type PerformanceLevel, performanceLevelOf } from './performance.ts';

export type Orientation = 'portrait' | 'landscape';

/** The screen that shows the page. Width and height are those of the viewport, in CSS pixels. */
export interface ResponsiveState {
  readonly width: number;
  readonly deviceType: DeviceType;
  /** Height and the fields after it exist for [RESP-03]: nothing of the site has needed them yet. */
  readonly height: number;
  readonly orientation: Orientation;
  readonly breakpoint: Breakpoint;
  readonly hasTouch: boolean;
  readonly hasCoarsePointer: boolean;
  readonly hasHover: boolean;
  readonly performanceLevel: PerformanceLevel;
}

/** The part of a browser's window that is asked. */
export interface ResponsiveWindow {
  readonly innerWidth: number;
  readonly innerHeight: number;
  readonly screen: { readonly width: number; readonly height: number };
  readonly navigator: { readonly maxTouchPoints: number };
  matchMedia(query: string): { readonly matches: boolean };
}

export const COARSE_POINTER = '(any-pointer: coarse)';
export const HOVER = '(hover: hover)';

/** The state where detection fails. */
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

/** The orientation by CSS's rule: a square is a portrait. */
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

/** The state right now, or `DESKTOP_DEFAULTS` itself, with a log entry, if it cannot be told. */
export function readResponsiveState(window: ResponsiveWindow): ResponsiveState {
  try {
    return detect(window);
  } catch (error) {
    logger.warn('responsive state not detected', {}, error);
    return DESKTOP_DEFAULTS;
  }
}
