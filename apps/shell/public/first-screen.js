/* global document, location, requestAnimationFrame */

// Lets the browser lay out the first screen of a page alone, so that it is seen at once, and then the sections below
// it, one a picture. Until then `startup.css` has each skipped and as high as a screen. Inlined into every page, before
// all else.
{
  const SECTIONS = '[data-prerendered] [data-section]';
  const root = document.documentElement;
  const laidOut = new Set();

  const afterPicture = (callback) => requestAnimationFrame(() => setTimeout(callback));
  const layOutNext = () => {
    const next = [...document.querySelectorAll(SECTIONS)].find((one) => !laidOut.has(one));
    if (next) {
      laidOut.add(next);
      next.style.contentVisibility = 'visible';
      afterPicture(layOutNext);
    } else if (document.readyState === 'loading') afterPicture(layOutNext);
    else end();
  };
  const end = () => {
    delete root.dataset.firstScreen;
    for (const { style } of laidOut) style.contentVisibility = '';
  };

  const [visit] = performance.getEntriesByType('navigation');
  // Whoever reloads, comes back, or goes to a part of the page stands further down: what lies above has its height.
  if (visit?.type === 'navigate' && !location.hash) {
    root.dataset.firstScreen = '';
    const paints = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      paints.disconnect();
      afterPicture(layOutNext);
    });
    paints.observe({ type: 'paint', buffered: true });
  }
}
