/* global addEventListener, document, location, requestAnimationFrame */

// Lets the browser lay out only the first screen at first, so that it is painted early, and then the sections below it,
// one per frame. Until then `startup.css` hides their content (`content-visibility`) and gives each the height of a
// screen. Inlined into every page, before all content.
{
  const SECTIONS = '[data-prerendered] [data-section]';
  /** Longest wait for fonts, in milliseconds. */
  const FONT_DEADLINE = 1000;
  /** Events after which a visitor may soon see the sections below. */
  const INTENTS = ['scroll', 'pointerdown', 'keydown'];
  const root = document.documentElement;
  const laidOut = new Set();

  const afterFrame = (callback) => requestAnimationFrame(() => setTimeout(callback));
  const layOutNext = () => {
    const next = [...document.querySelectorAll(SECTIONS)].find((one) => !laidOut.has(one));
    if (next) {
      laidOut.add(next);
      next.style.contentVisibility = 'visible';
      afterFrame(layOutNext);
    } else if (document.readyState === 'loading') afterFrame(layOutNext);
    else end();
  };
  const end = () => {
    delete root.dataset.firstScreen;
    for (const { style } of laidOut) style.contentVisibility = '';
  };

  /** Each font that loads makes the browser repeat the layout, so the sections are laid out after the fonts. */
  const whenFontsLoaded = () =>
    new Promise((resolve) => {
      document.fonts.ready.then(resolve);
      setTimeout(resolve, FONT_DEADLINE);
      for (const intent of INTENTS)
        addEventListener(intent, resolve, { once: true, capture: true });
    });

  const [visit] = performance.getEntriesByType('navigation');
  // After a reload, a step back or with an anchor, the page starts further down, so all sections need their real
  // height.
  if (visit?.type === 'navigate' && !location.hash) {
    root.dataset.firstScreen = '';
    const paints = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      paints.disconnect();
      whenFontsLoaded().then(() => afterFrame(layOutNext));
    });
    paints.observe({ type: 'paint', buffered: true });
  }
}
