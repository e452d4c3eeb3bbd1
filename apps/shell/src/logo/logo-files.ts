import { logger } from '@raade/platform';
import type { LogoForm } from './logo-size.ts';

export type LogoInk = 'white' | 'black';

/** Relative to the release, wherever it is served. */
export const LOGO_FILES: Readonly<Record<LogoForm, Readonly<Record<LogoInk, string>>>> = {
  full: {
    white: new URL('./raade-full-white.svg?url', import.meta.url).href,
    black: new URL('./raade-full-black.svg?url', import.meta.url).href,
  },
  short: {
    white: new URL('./raade-short-white.svg?url', import.meta.url).href,
    black: new URL('./raade-short-black.svg?url', import.meta.url).href,
  },
};

/** Settles when the image is there, or could not be had: then its text stands in. */
function preload(form: LogoForm, ink: LogoInk): Promise<void> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve();
    image.onerror = () => {
      logger.warn('logo not loaded', { form, ink });
      resolve();
    };
    image.src = LOGO_FILES[form][ink];
  });
}

let preloading: Promise<unknown> | undefined;

/** Fetches all four, once per page: the bar changes its ink while a visitor scrolls, and must not flicker. */
export function preloadLogos(): Promise<unknown> {
  return (preloading ??= Promise.all([
    preload('full', 'white'),
    preload('full', 'black'),
    preload('short', 'white'),
    preload('short', 'black'),
  ]));
}
