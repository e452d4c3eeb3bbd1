/* global document, addEventListener */

// Asks for the scripts of the page once there is something to see: they would take the line, and a slow phone's time,
// from what is to be read first. Compose has put them into a template, of which browsers load nothing, ahead of this
// script, which is inlined into every page.
{
  /** Milliseconds after which they are asked for whatever there is to see. */
  const PATIENCE = 3000;

  const { content } = document.getElementById('raade-scripts') ?? {};

  /** Once the page is whole: the shell reads its end. */
  const whenWhole = (callback) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', callback);
    else callback();
  };
  const ask = () => {
    const scripts = [...content.querySelectorAll('script')];
    for (const script of scripts) {
      script.remove();
      script.async = false;
    }
    // What is left are hints.
    document.head.append(content);
    whenWhole(() => document.head.append(...scripts));
  };

  /** Nothing is painted in a tab that nobody looks at. */
  const askIfHidden = () => {
    if (document.visibilityState === 'hidden') askOnce();
  };
  const paints = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) askOnce();
  });
  const askOnce = () => {
    paints.disconnect();
    document.removeEventListener('visibilitychange', askIfHidden);
    clearTimeout(timer);
    ask();
  };
  const timer = content && setTimeout(askOnce, PATIENCE);
  if (content) {
    paints.observe({ type: 'paint', buffered: true });
    document.addEventListener('visibilitychange', askIfHidden);
    askIfHidden();
  }
}
