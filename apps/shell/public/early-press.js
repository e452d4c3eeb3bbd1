/* global window, Element */

// Remembers what is pressed while nothing can answer yet, for `src/startup/early-press.ts` to press again, and shows
// at once that it was noticed. Inlined into every page, before all content: what it must notice happens before any file
// is there.
window.addEventListener(
  'click',
  ({ target }) => {
    const control = target instanceof Element ? target.closest('button, summary') : null;
    if (!control?.closest('[data-prerendered], #root:not([data-alive])')) return;
    window.raadePressed?.removeAttribute('aria-busy');
    window.raadePressed = control;
    control.setAttribute('aria-busy', 'true');
  },
  true,
);
