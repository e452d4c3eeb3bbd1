import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Sources of images that the page has decoded in advance. */
    decodedImages: string[];
    releaseLogos: () => void;
  }
}

/** Differences between the four logos: the canvas of the form, and the color. */
const CANVAS = { full: '0 0 168 64', short: '0 0 64 64' };
const COLOUR = { white: '#fff', black: '#0b1420' };

/** The source of a logo image: a data URL, since logos are inlined. */
export function logoSource(form: keyof typeof CANVAS, ink: keyof typeof COLOUR): RegExp {
  return new RegExp(
    `^data:image/svg.*${encodeURIComponent(CANVAS[form])}.*${encodeURIComponent(`"${COLOUR[ink]}"`)}`,
  );
}

/** Controls image decoding on the page: counts it or, with `hold`, delays it until `releaseLogos`. */
export async function controlDecoding(page: Page, mode: 'count' | 'hold'): Promise<void> {
  await page.addInitScript((how) => {
    const decoded: string[] = [];
    window.decodedImages = decoded;
    const released = new Promise<void>((resolve) => (window.releaseLogos = resolve));
    // oxlint-disable-next-line typescript/unbound-method -- it is called for the image that asks, below
    const decode = HTMLImageElement.prototype.decode;
    HTMLImageElement.prototype.decode = async function (this: HTMLImageElement) {
      decoded.push(this.src);
      if (how === 'hold') await released;
      return decode.call(this);
    };
  }, mode);
}

export const releaseLogos = (page: Page) => page.evaluate(() => window.releaseLogos());

/** Sources of the images that have been decoded ahead. */
export const decodedImages = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.decodedImages);
