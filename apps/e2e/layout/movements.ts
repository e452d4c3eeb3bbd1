import type { Page } from '@playwright/test';

/** Finds elements and pseudo-elements with animations or transitions longer than a frame. */
export function movementsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Milliseconds of a frame on a screen that shows sixty a second. */
    const FRAME = 1000 / 60;
    const inMilliseconds = (text: string) => parseFloat(text) * (text.endsWith('ms') ? 1 : 1000);
    const isLong = (durations: string, delays: string) =>
      [durations, delays].some((list) =>
        list.split(', ').some((text) => inMilliseconds(text) > FRAME),
      );
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}#${element.id}.${element.getAttribute('class') ?? ''}`;

    const styled = [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after', '::backdrop'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const moves = [];
        if (
          style.transitionProperty !== 'none' &&
          isLong(style.transitionDuration, style.transitionDelay)
        ) {
          moves.push(`transition of ${style.transitionProperty}`);
        }
        if (
          style.animationName !== 'none' &&
          isLong(style.animationDuration, style.animationDelay)
        ) {
          moves.push(`animation ${style.animationName}`);
        }
        if (part === '' && style.scrollBehavior === 'smooth') moves.push('smooth scrolling');
        return moves.map((move) => `${nameOf(element)}${part}: ${move}`);
      }),
    );
    const running = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > FRAME)
      .map(({ id, effect }) => `running: ${id} ${JSON.stringify(effect?.getTiming())}`);
    return [...new Set([...styled, ...running])];
  });
}
