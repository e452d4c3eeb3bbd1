/* global document */

// The visitor's theme, before the first paint: blocking, and so without imports. Key, names and default
// are those of `libs/platform/src/theme`; a test beside the shell's startup compares the two.
{
  let theme;
  try {
    theme = localStorage.getItem('raade-ui-theme');
  } catch {
    // Storage is refused: the default it is.
  }
  document.documentElement.dataset.theme = ['light', 'dark'].includes(theme) ? theme : 'system';
}
