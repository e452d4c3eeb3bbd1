import { breakpointOf, deviceTypeOf } from '../responsive/breakpoints.ts';
import { WIDTHS } from '../responsive/widths.ts';
import { below, media } from './media.ts';

/** The bound of a media query, like `>= 768`. */
const boundOf = (query: string) => {
  const [, side, width] = /\((min|max)-width: ([\d.]+)px\)/.exec(query) ?? [];
  return `${side === 'min' ? '>=' : '<'} ${Math.ceil(Number(width))}`;
};

test('the media queries use exactly the widths of the scale', () => {
  const widths = Object.values(media).map((query) => Number(boundOf(query).split(' ')[1]));
  expect([...new Set(widths)].sort((a, b) => a - b)).toEqual(Object.values(WIDTHS));
});

test('a query below a width excludes this width, and one from it includes it', () => {
  expect(boundOf(media.tablet)).toBe('>= 768');
  expect(boundOf(media.belowTablet)).toBe('< 768');
  expect(below(375)).toBe('(max-width: 374.98px)');
});

test('[RESP-01] media queries change at the same widths as the device types', () => {
  for (const [query, device] of [
    [media.tablet, 'tablet'],
    [media.desktop, 'desktop'],
    [media.largeDesktop, 'large-desktop'],
  ] as const) {
    const width = Number(boundOf(query).split(' ')[1]);
    expect([deviceTypeOf(width - 1), deviceTypeOf(width)]).toEqual([
      expect.not.stringMatching(`^${device}$`),
      device,
    ]);
  }
});

test('[RESP-02] media queries change at the same widths as the breakpoints', () => {
  for (const query of [media.smallTablet, media.tablet, media.desktop, media.wideDesktop]) {
    const width = Number(boundOf(query).split(' ')[1]);
    expect(breakpointOf(width)).not.toBe(breakpointOf(width - 1));
  }
});
