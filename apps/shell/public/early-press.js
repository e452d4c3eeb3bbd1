/* global window, Element */

// Records the last button that was pressed before hydration, so that `src/startup/early-press.ts` can press it again,
// and marks it as busy. Inlined into every page, before all content, since presses can come before any file has loaded.
window.addEventListener(
  'click',
  ({ target }) => {
    const control = target instanceof Element ? target.closest('button, summary') : null;
    if (!control?.closest('[data-prerendered], #root:not([data-hydrated])')) return;
    window.raadePressed?.removeAttribute('aria-busy');
    window.raadePressed = control;
    control.setAttribute('aria-busy', 'true');
  },
  true,
);
