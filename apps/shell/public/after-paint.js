/* global document, addEventListener, location */

// Asks for the scripts of the page once there is something to see: they would take the line, and a slow phone's time,
// from what is to be read first. Where nothing in the page is alive, most of them wait until somebody goes on. Compose
// has put them into templates, of which browsers load nothing, ahead of this script, which is inlined into every page.
{
  /** Milliseconds after which the scripts are requested in any case. */
  const PATIENCE = 3000;
  /** The elements that start interaction. Assistive technology sends only clicks. */
  const CONTROLS = 'a, button, summary, input, select, textarea';
  const INTENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'];

  const contentOf = (id) => document.getElementById(id)?.content;
  const first = contentOf('raade-scripts');
  const later = contentOf('raade-scripts-later');

  /** Calls back once the page is parsed, since the shell reads its end. */
  const whenWhole = (callback) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', callback);
    else callback();
  };
  const ask = (content) => {
    const scripts = [...content.querySelectorAll('script')];
    for (const script of scripts) {
      script.remove();
      script.async = false;
    }
    // Only hints are left in the template.
    document.head.append(content);
    whenWhole(() => document.head.append(...scripts));
  };

  /** Staff's tools show another site, or more of it, at once. */
  const isForStaff = () => {
    const flags = ['preview', 'debug'];
    const asked = new URLSearchParams(location.search);
    try {
      return flags.some((flag) => asked.has(flag) || sessionStorage.getItem(`raade-${flag}`));
    } catch {
      return flags.some((flag) => asked.has(flag));
    }
  };
  const goOn = () => {
    for (const intent of INTENTS) document.removeEventListener(intent, onIntent, true);
    ask(later);
  };
  const onIntent = ({ type, target }) => {
    if (type === 'keydown' || target.closest?.(CONTROLS)) goOn();
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
    ask(first);
    if (later && isForStaff()) goOn();
  };
  const timer = first && setTimeout(askOnce, PATIENCE);
  if (first) {
    paints.observe({ type: 'paint', buffered: true });
    document.addEventListener('visibilitychange', askIfHidden);
    askIfHidden();
  }
  if (later) for (const intent of INTENTS) document.addEventListener(intent, onIntent, true);
}
