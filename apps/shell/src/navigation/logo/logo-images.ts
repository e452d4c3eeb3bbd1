import { yieldToMain } from '@raade/browser';
import { logger } from '@raade/platform';
import type { LogoForm } from './logo-size.ts';
import fullBlack from '@raade/ui/logo/raade-full-black.svg?raw';
import fullWhite from '@raade/ui/logo/raade-full-white.svg?raw';
import shortBlack from '@raade/ui/logo/raade-short-black.svg?raw';
import shortWhite from '@raade/ui/logo/raade-short-white.svg?raw';

export type LogoInk = 'white' | 'black';

const asImage = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The images are inlined as data URLs, since each is smaller than the overhead of a request. */
export const LOGO_IMAGES: Readonly<Record<LogoForm, Readonly<Record<LogoInk, string>>>> = {
  full: { white: asImage(fullWhite), black: asImage(fullBlack) },
  short: { white: asImage(shortWhite), black: asImage(shortBlack) },
};

/** Resolves when the image is decoded, or when decoding has failed: then the logo shows its `alt` text. */
async function preload(form: LogoForm, ink: LogoInk): Promise<void> {
  const image = new Image();
  image.src = LOGO_IMAGES[form][ink];
  try {
    await image.decode();
  } catch (error) {
    logger.warn('logo not loaded', { form, ink }, error);
  }
}

/** One after the other, with pauses, since decoding all four at once would block a slow phone. */
async function preloadEach(): Promise<void> {
  for (const form of ['full', 'short'] as const) {
    for (const ink of ['white', 'black'] as const) {
      await yieldToMain();
      await preload(form, ink);
    }
  }
}

let preloadPromise: Promise<void> | undefined;

/** Decodes all four images once, so that the logo does not flicker when it changes color while the page scrolls. */
export function preloadLogos(): Promise<void> {
  return (preloadPromise ??= preloadEach());
}
