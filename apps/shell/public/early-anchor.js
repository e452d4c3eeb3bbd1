/* global document, location, window, ResizeObserver */

// Scrolls to the anchor of the address from the first paint on, and again while fonts and sections above it load.
// Browsers alone do so only after the last script. Inlined into every page, before all content. After hydration
// (`data-hydrated`), `src/frame/scroll-to-anchor.tsx` takes over.
{
  const anchor = location.hash.slice(1);
  const [visit] = performance.getEntriesByType('navigation');
  // After a reload or a step back, the browser restores the scroll position itself.
  if (anchor && visit?.type === 'navigate') {
    const sizes = new ResizeObserver(() => {
      if (document.querySelector('#root[data-hydrated]')) sizes.disconnect();
      else document.getElementById(anchor)?.scrollIntoView({ behavior: 'instant' });
    });
    sizes.observe(document.documentElement);
    for (const gesture of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
      window.addEventListener(gesture, () => sizes.disconnect(), { once: true });
    }
  }
}
