/* global addEventListener, document, location, MutationObserver */

// Some parts of a page are shown in place of each other, as the query of its address asks: the days of a schedule, and
// their tabs. All of them come with the HTML, the first one shown. The one that is asked for is shown from its first paint on. Inlined
// into every page, before all content.
{
  const asked = new URLSearchParams(location.search);
  const parts = () => [...document.querySelectorAll('[data-prerendered] [data-query]')];
  const isTab = (part) => part.getAttribute('role') === 'tab';
  const isShown = (part) =>
    isTab(part) ? part.getAttribute('aria-selected') === 'true' : !part.hidden;
  const show = (part, isAsked) => {
    if (isTab(part)) part.setAttribute('aria-selected', isAsked);
    else part.hidden = !isAsked;
  };
  const answer = () => {
    for (const part of parts()) {
      const [name, value] = part.dataset.query.split('=');
      if (asked.has(name)) show(part, asked.get(name) === value);
    }
  };
  if (location.search) {
    const watch = new MutationObserver(answer);
    watch.observe(document, { childList: true, subtree: true });
    const end = () => {
      watch.disconnect();
      answer();
      // A value that no part has shows what no value shows.
      for (const part of parts()) {
        if (![...part.parentElement.children].some(isShown)) show(part, true);
      }
    };
    addEventListener('DOMContentLoaded', end, { once: true });
  }
}
