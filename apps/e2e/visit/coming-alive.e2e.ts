import type { Page } from '@playwright/test';
import { expect, test } from '../federation/composed-site.ts';
import { isAlive } from '../federation/living-page.ts';
import { withinNow } from '../machine/pace.ts';

declare global {
  interface Window {
    /** The living frame has begun to be rendered. */
    isRendering?: boolean;
    pressed?: { readonly wasAlive: boolean; readonly answeredAfter: number };
  }
}

/** So slow that there is time to press something while the frame is rendered. */
const CPU_SLOWDOWN = 12;
/** What feels immediate, in milliseconds. (https://www.nngroup.com/articles/response-times-3-important-limits/) */
const IMMEDIATE = 100;

/** Notes in the page when its frame begins to be rendered, and how long the first press waits for the next picture. */
function watch(): void {
  const value = new Proxy(Reflect.get(document, 'createElement'), {
    apply(target: (name: string) => HTMLElement, self, parameters: [name: string]) {
      // React makes the elements of the frame beside the page, the bar among the first.
      if (parameters[0] === 'header') window.isRendering = true;
      return Reflect.apply(target, self, parameters);
    },
  });
  Object.defineProperty(document, 'createElement', { value, configurable: true });

  // React's next slice waits for the press, however slow the machine that presses is.
  const held: (() => void)[] = [];
  const postMessage = new Proxy(Reflect.get(MessagePort.prototype, 'postMessage'), {
    apply(target: (message: unknown) => void, self, parameters: [message: unknown]) {
      const post = () => Reflect.apply(target, self, parameters);
      if (window.isRendering && !window.pressed) held.push(post);
      else post();
    },
  });
  Object.assign(MessagePort.prototype, { postMessage });
  window.addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      const wasAlive = document.querySelector('#root[data-alive]') !== null;
      requestAnimationFrame(() =>
        setTimeout(() => {
          window.pressed = { wasAlive, answeredAfter: performance.now() - timeStamp };
          for (const post of held) post();
        }),
      );
    },
    { capture: true, once: true },
  );
}

/** A machine that is busy is slow by itself; far slower, React would render the rest without a break after 5 s. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const rate = Math.max(1, CPU_SLOWDOWN / withinNow(1));
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

test('a press while the frame is rendered is seen to be noticed at once, and answered by the living frame', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await page.addInitScript(watch);
  await slowDown(page);
  await page.goto(site.url, { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Open menu' });
  const place = await menu.boundingBox();
  if (!place) throw new Error('The menu button has no place.');
  await page.waitForFunction(() => window.isRendering, undefined, { polling: 10 });
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);

  const pressed = await page.waitForFunction(() => window.pressed);
  expect(await pressed.jsonValue()).toMatchObject({ wasAlive: false });
  const { answeredAfter = Infinity } = (await pressed.jsonValue()) ?? {};
  expect(answeredAfter).toBeLessThan(withinNow((IMMEDIATE * CPU_SLOWDOWN) / 4));
  await isAlive(page);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});
