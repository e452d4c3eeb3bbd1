import { yieldToMain } from '@raade/browser';
import { logger } from '@raade/platform';
import type { LogoForm } from './logo-size.ts';
import fullBlack from '@raade/ui/logo/raade-full-black.svg?raw';
import fullWhite from '@raade/ui/logo/raade-full-white.svg?raw';
import shortBlack from '@raade/ui/logo/raade-short-black.svg?raw';
import shortWhite from '@raade/ui/logo/raade-short-white.svg?raw';

export type LogoInk = 'white' | 'black';

const asImage = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The images are part of the frame: each is smaller than a request of its own would be. */
export const LOGO_IMAGES: Readonly<Record<LogoForm, Readonly<Record<LogoInk, string>>>> = {
  full: { white: asImage(fullWhite), black: asImage(fullBlack) },
  short: { white: asImage(shortWhite), black: asImage(shortBlack) },
};

/** Settles when the image can be painted at once, or not at all: then its text stands in. */
async function preload(form: LogoForm, ink: LogoInk): Promise<void> {
  const image = new Image();
  image.src = LOGO_IMAGES[form][ink];
  try {
    await image.decode();
  } catch (error) {
    logger.warn('logo not loaded', { form, ink }, error);
  }
}

/** One after the other: a browser parses a drawing as soon as it is named, and four at once hold a slow phone. */
async function preloadEach(): Promise<void> {
  for (const form of ['full', 'short'] as const) {
    for (const ink of ['white', 'black'] as const) {
      await yieldToMain();
      await preload(form, ink);
    }
  }
}

let preloading: Promise<void> | undefined;

/** Decodes all four, once per page: the bar changes its ink while a visitor scrolls, and must not flicker. */
export function preloadLogos(): Promise<void> {
  return (preloading ??= preloadEach());
}
