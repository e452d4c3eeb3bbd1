/* global document, addEventListener, location */

// Loads the scripts of the page after its first paint, so that they do not compete with it for network and processor.
// On a static page, most scripts wait until the visitor interacts with a control. Compose puts the script elements into
// two templates (browsers load nothing in a template), and inlines this script into every page after them.
{
  /** Milliseconds after which the scripts are requested in any case. */
  const MAX_DELAY = 3000;
  /** The elements that start interaction. Assistive technology sends only clicks. */
  const CONTROLS = 'a, button, summary, input, select, textarea';
  const INTENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'];

  const contentOf = (id) => document.getElementById(id)?.content;
  const first = contentOf('raade-scripts');
  const later = contentOf('raade-scripts-later');

  /** Calls back once the page is parsed, since the shell reads the data at its end. */
  const whenParsed = (callback) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', callback);
    else callback();
  };
  const insertScripts = (content) => {
    const scripts = [...content.querySelectorAll('script')];
    for (const script of scripts) {
      script.remove();
      script.async = false;
    }
    // The preload hints, which are all that is left in the template, take effect at once.
    document.head.append(content);
    whenParsed(() => document.head.append(...scripts));
  };

  /** A preview needs all scripts, even on a static page. */
  const isPreview = () => {
    if (new URLSearchParams(location.search).has('preview')) return true;
    try {
      return sessionStorage.getItem('raade-preview') !== null;
    } catch {
      return false;
    }
  };
  const loadLater = () => {
    for (const intent of INTENTS) document.removeEventListener(intent, onIntent, true);
    insertScripts(later);
  };
  const onIntent = ({ type, target }) => {
    if (type === 'keydown' || target.closest?.(CONTROLS)) loadLater();
  };

  /** Browsers paint nothing in a hidden tab, so waiting for the first paint would be in vain. */
  const loadIfHidden = () => {
    if (document.visibilityState === 'hidden') loadFirst();
  };
  const paints = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) loadFirst();
  });
  const loadFirst = () => {
    paints.disconnect();
    document.removeEventListener('visibilitychange', loadIfHidden);
    clearTimeout(timer);
    insertScripts(first);
    if (later && isPreview()) loadLater();
  };
  const timer = first && setTimeout(loadFirst, MAX_DELAY);
  if (first) {
    paints.observe({ type: 'paint', buffered: true });
    document.addEventListener('visibilitychange', loadIfHidden);
    loadIfHidden();
  }
  if (later) for (const intent of INTENTS) document.addEventListener(intent, onIntent, true);
}
