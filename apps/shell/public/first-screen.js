/* global addEventListener, document, location, requestAnimationFrame */

// Lets the browser lay out the first screen of a page alone, so that visitors see it at once, and then the sections
// below, one per frame. Until then `startup.css` has each skipped and as high as a screen. Inlined into every page, before
// all content.
{
  const SECTIONS = '[data-prerendered] [data-section]';
  /** How long it waits for fonts, in milliseconds. */
  const PATIENCE = 1000;
  /** Signs that somebody is about to go further down. */
  const SIGNS = ['scroll', 'pointerdown', 'keydown'];
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

  /** A browser lays out again all that it has laid out when a font comes, even one that is too late to be shown. */
  const untilFontsAreIn = () =>
    new Promise((resolve) => {
      document.fonts.ready.then(resolve);
      setTimeout(resolve, PATIENCE);
      for (const sign of SIGNS) addEventListener(sign, resolve, { once: true, capture: true });
    });

  const [visit] = performance.getEntriesByType('navigation');
  // A reload, a step back or an anchor begins further down the page, so the content above needs its height.
  if (visit?.type === 'navigate' && !location.hash) {
    root.dataset.firstScreen = '';
    const paints = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      paints.disconnect();
      untilFontsAreIn().then(() => afterPicture(layOutNext));
    });
    paints.observe({ type: 'paint', buffered: true });
  }
}
