/* global document */

// Sets the visitor's theme before the first paint. A blocking script cannot import, so the storage key and the names
// are repeated from `libs/platform/src/theme`; `src/startup/theme-script.test.tsx` compares them.
{
  let theme;
  try {
    theme = localStorage.getItem('raade-ui-theme');
  } catch {
    // The browser refuses access to storage, so the default applies.
  }
  document.documentElement.dataset.theme = ['light', 'dark'].includes(theme) ? theme : 'system';
}
