export type DeviceType = 'mobile' | 'tablet' | 'desktop' | 'large-desktop';
export type Breakpoint = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl';

/** The least width in CSS pixels of each device type, widest first. */
const DEVICE_TYPES: readonly (readonly [DeviceType, number])[] = [
  ['large-desktop', 1440],
  ['desktop', 1024],
  ['tablet', 768],
];

/** The least width in CSS pixels of each breakpoint, widest first. */
const BREAKPOINTS: readonly (readonly [Breakpoint, number])[] = [
  ['2xl', 1440],
  ['xl', 1280],
  ['lg', 1024],
  ['md', 768],
  ['sm', 640],
];

export function deviceTypeOf(width: number): DeviceType {
  return DEVICE_TYPES.find(([, from]) => width >= from)?.[0] ?? 'mobile';
}

export function breakpointOf(width: number): Breakpoint {
  return BREAKPOINTS.find(([, from]) => width >= from)?.[0] ?? 'xs';
}
