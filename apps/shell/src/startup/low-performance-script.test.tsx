import { isLowPerformance } from '@raade/platform';

const WIDTHS = { phone: 390, tablet: 820, desktop: 1440 } as const;

/** The mode that `low-performance.js` chooses for a device, on a page that has just been opened. */
function modeOfNewPage(device: keyof typeof WIDTHS, gigabytes: number | undefined): boolean {
  delete document.documentElement.dataset['lowPerformance'];
  window.innerWidth = WIDTHS[device];
  Object.defineProperty(navigator, 'deviceMemory', { value: gigabytes, configurable: true });
  jest.resetModules();
  jest.requireActual('../../public/low-performance.js');
  return isLowPerformance();
}

test.each(['phone', 'tablet', 'desktop'] as const)(
  '[RESP-09] a %s is in low-performance mode only if it reports less than 4 GB of memory',
  (device) => {
    expect(modeOfNewPage(device, 0.5)).toBe(true);
    expect(modeOfNewPage(device, 2)).toBe(true);
    expect(modeOfNewPage(device, 4)).toBe(false);
    expect(modeOfNewPage(device, 8)).toBe(false);
    expect(modeOfNewPage(device, undefined)).toBe(false);
  },
);
