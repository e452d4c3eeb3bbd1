import { WIDTHS } from './widths.ts';

export type DeviceType = 'mobile' | 'tablet' | 'desktop' | 'large-desktop';
export type Breakpoint = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl';

/** The minimum viewport width of each device type, in CSS pixels, widest first. */
const DEVICE_TYPES: readonly (readonly [DeviceType, number])[] = [
  ['large-desktop', WIDTHS.largeDesktop],
  ['desktop', WIDTHS.desktop],
  ['tablet', WIDTHS.tablet],
];

/** The minimum viewport width of each breakpoint, in CSS pixels, widest first. */
const BREAKPOINTS: readonly (readonly [Breakpoint, number])[] = [
  ['2xl', WIDTHS.largeDesktop],
  ['xl', WIDTHS.wideDesktop],
  ['lg', WIDTHS.desktop],
  ['md', WIDTHS.tablet],
  ['sm', WIDTHS.smallTablet],
];

export function deviceTypeOf(width: number): DeviceType {
  return DEVICE_TYPES.find(([, minWidth]) => width >= minWidth)?.[0] ?? 'mobile';
}

export function breakpointOf(width: number): Breakpoint {
  return BREAKPOINTS.find(([, minWidth]) => width >= minWidth)?.[0] ?? 'xs';
}
