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

/** How browsers take a section that is not shown yet: unless somebody comes near, or not at all. */
type Skipping = 'auto' | 'hidden';

function skip(sections: readonly HTMLElement[], how: Skipping): void {
  for (const { style } of sections) style.contentVisibility = how;
}

/**
 * Lets the browser lay out a page that is put into the document section by section, one a picture, instead of all of
 * it at once. Until then those below the screen keep the heights that they had, so that nothing moves. Browsers take
 * what is a screen away for near: in the first picture it is skipped, too, unless the focus is there.
 */
export function layOutInSlices(page: Element, heights: Heights): void {
  const waiting = [...page.querySelectorAll<HTMLElement>(SECTIONS)].filter(({ dataset, style }) => {
    const height = heights.get(dataset['section'] ?? '');
    if (height === undefined) return false;
    style.minHeight = `${height}px`;
    return true;
  });
  skip(waiting, 'auto');
  const layOutNext = () => {
    const style = waiting.shift()?.style;
    if (!style) return;
    style.contentVisibility = '';
    style.minHeight = '';
    afterPicture(layOutNext);
  };
  requestAnimationFrame(() => {
    skip(
      waiting.filter((section) => !section.contains(document.activeElement)),
      'hidden',
    );
    setTimeout(() => {
      skip(waiting, 'auto');
      layOutNext();
    });
  });
}
