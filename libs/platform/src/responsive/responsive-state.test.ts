import { logger } from '../logger/logger.ts';
import { breakpointOf, deviceTypeOf } from './breakpoints.ts';
import { performanceLevelOf } from './performance.ts';
import { orientationOf, readResponsiveState, type ResponsiveWindow } from './responsive-state.ts';

const phone: ResponsiveWindow = {
  innerWidth: 390,
  innerHeight: 844,
  screen: { width: 390, height: 844 },
  navigator: { maxTouchPoints: 5 },
  matchMedia: (query) => ({ matches: query === '(any-pointer: coarse)' }),
};

test.each([
  [0, 'mobile'],
  [767, 'mobile'],
  [768, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
  [1439, 'desktop'],
  [1440, 'large-desktop'],
])('[RESP-01] %i px wide is a %s', (width, deviceType) => {
  expect(deviceTypeOf(width)).toBe(deviceType);
});

test.each([
  [0, 'xs'],
  [639, 'xs'],
  [640, 'sm'],
  [767, 'sm'],
  [768, 'md'],
  [1023, 'md'],
  [1024, 'lg'],
  [1279, 'lg'],
  [1280, 'xl'],
  [1439, 'xl'],
  [1440, '2xl'],
])('[RESP-02] %i px is breakpoint %s', (width, breakpoint) => {
  expect(breakpointOf(width)).toBe(breakpoint);
});

test('[RESP-03] the state has all fields', () => {
  expect(readResponsiveState(phone)).toEqual({
    width: 390,
    height: 844,
    orientation: 'portrait',
    breakpoint: 'xs',
    deviceType: 'mobile',
    hasTouch: true,
    hasCoarsePointer: true,
    hasHover: false,
    performanceLevel: 'medium',
  });
});

test('a screen wider than high is landscape, a square one portrait', () => {
  expect(orientationOf(801, 800)).toBe('landscape');
  expect(orientationOf(800, 800)).toBe('portrait');
});

test('[RESP-05] if detection fails, the desktop defaults apply and the failure is logged', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const warn = jest.spyOn(logger, 'warn');
  const cause = new Error('no media queries');
  const broken = {
    ...phone,
    matchMedia: () => {
      throw cause;
    },
  };

  expect(readResponsiveState(broken)).toMatchObject({
    width: 1024,
    height: 768,
    orientation: 'landscape',
    breakpoint: 'lg',
    deviceType: 'desktop',
    performanceLevel: 'high',
  });
  expect(warn).toHaveBeenCalledWith('responsive state not detected', {}, cause);
});

test('[RESP-10] a phone has medium performance, or low with more than 2,073,600 pixels', () => {
  expect(performanceLevelOf({ deviceType: 'mobile', area: 2_073_600 })).toBe('medium');
  expect(performanceLevelOf({ deviceType: 'mobile', area: 2_073_601 })).toBe('low');
});

test('[RESP-11] a tablet over 2,073,600 pixels has medium performance, other screens high', () => {
  expect(performanceLevelOf({ deviceType: 'tablet', area: 2_073_601 })).toBe('medium');
  expect(performanceLevelOf({ deviceType: 'tablet', area: 2_073_600 })).toBe('high');
  expect(performanceLevelOf({ deviceType: 'desktop', area: 8_294_400 })).toBe('high');
  expect(performanceLevelOf({ deviceType: 'large-desktop', area: 8_294_400 })).toBe('high');
});
