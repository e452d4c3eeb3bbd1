/* global document, location, window, ResizeObserver */

// A page that is opened at one of its parts stands there from its first paint on, and stays while fonts and what
// is above arrive: browsers themselves wait with that until the last script has come. Inlined into every page,
// before all content. `src/frame/scroll-to-anchor.tsx` goes on once the shell is there.
{
  const anchor = location.hash.slice(1);
  const [visit] = performance.getEntriesByType('navigation');
  // Browsers bring visitors who reload or come back to where they were.
  if (anchor && visit?.type === 'navigate') {
    const sizes = new ResizeObserver(() => {
      if (document.querySelector('#root[data-alive]')) sizes.disconnect();
      else document.getElementById(anchor)?.scrollIntoView({ behavior: 'instant' });
    });
    sizes.observe(document.documentElement);
    for (const gesture of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
      window.addEventListener(gesture, () => sizes.disconnect(), { once: true });
    }
  }
}
