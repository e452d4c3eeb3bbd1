import type { Page } from '@playwright/test';

interface Colour {
  /** Each from 0 to 255. */
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** Returns the visible color at a point of the window, from a screenshot. */
export async function colorAt(page: Page, point: { x: number; y: number }): Promise<Colour> {
  const picture = await page.screenshot({ clip: { ...point, width: 1, height: 1 } });
  return page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
      return { red, green, blue };
    },
    [...picture],
  );
}
