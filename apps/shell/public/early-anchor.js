/* global document, location, window */

// A page that is opened at one of its parts stands there from its first paint on: browsers themselves wait with
// that until the last script has come. Inlined into every page, and done before the shell is there.
document.addEventListener('readystatechange', () => {
  const [visit] = performance.getEntriesByType('navigation');
  if (document.readyState !== 'interactive' || visit?.type !== 'navigate') return;
  const part = document.getElementById(location.hash.slice(1));
  if (!part) return;

  let position = 0;
  const standAtPart = () => {
    // The visitor has gone on.
    if (window.scrollY !== position) return;
    part.scrollIntoView({ behavior: 'instant' });
    position = window.scrollY;
  };
  standAtPart();
  // Another font breaks lines elsewhere.
  document.fonts.ready.then(standAtPart);
});
