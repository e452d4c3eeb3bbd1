const SECTIONS = '[data-section]';

/** Heights in pixels of the sections of a page that lie below the screen, by their names. */
export type Heights = ReadonlyMap<string, number>;

/** Watches which sections of a page lie below the screen, at no layout's cost. The heights follow as long as it is there. */
export function watchSectionsBelow(page: Element): Heights {
  const heights = new Map<string, number>();
  const sections = page.querySelectorAll(SECTIONS);
  if (sections.length === 0) return heights;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, boundingClientRect, isIntersecting } of entries) {
      const name = target.getAttribute('data-section') ?? '';
      if (!isIntersecting && boundingClientRect.top > 0) {
        heights.set(name, boundingClientRect.height);
      } else heights.delete(name);
    }
  });
  for (const section of sections) observer.observe(section);
  return heights;
}

/** Calls back in a task of its own, after the next picture. */
function afterPicture(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}

/**
 * Lets the browser lay out a page that is put into the document section by section, one a picture, instead of all of
 * it at once. Until then those below the screen keep the heights that they had, so that nothing moves.
 */
export function layOutInSlices(page: Element, heights: Heights): void {
  const waiting = [...page.querySelectorAll<HTMLElement>(SECTIONS)].filter(({ dataset, style }) => {
    const height = heights.get(dataset['section'] ?? '');
    if (height === undefined) return false;
    style.contentVisibility = 'auto';
    style.minHeight = `${height}px`;
    return true;
  });
  const layOutNext = () => {
    const style = waiting.shift()?.style;
    if (!style) return;
    style.contentVisibility = '';
    style.minHeight = '';
    afterPicture(layOutNext);
  };
  afterPicture(layOutNext);
}
