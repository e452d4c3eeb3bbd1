/* global addEventListener, document, location, MutationObserver */

// Selects the tab that the query of the address names, such as the day of a schedule, before the first paint. The HTML
// contains all tab panels and shows the first one; `data-query` of a tab or panel is `name=value`. Inlined into every
// page, before all content.
{
  const query = new URLSearchParams(location.search);
  const parts = () => [...document.querySelectorAll('[data-prerendered] [data-query]')];
  const isTab = (part) => part.getAttribute('role') === 'tab';
  const isShown = (part) =>
    isTab(part) ? part.getAttribute('aria-selected') === 'true' : !part.hidden;
  const show = (part, isSelected) => {
    if (isTab(part)) part.setAttribute('aria-selected', isSelected);
    else part.hidden = !isSelected;
  };
  const selectParts = () => {
    for (const part of parts()) {
      const [name, value] = part.dataset.query.split('=');
      if (query.has(name)) show(part, query.get(name) === value);
    }
  };
  if (location.search) {
    const changes = new MutationObserver(selectParts);
    changes.observe(document, { childList: true, subtree: true });
    const end = () => {
      changes.disconnect();
      selectParts();
      // If no part has the value, the first part is shown, as without a query.
      for (const part of parts()) {
        if (![...part.parentElement.children].some(isShown)) show(part, true);
      }
    };
    addEventListener('DOMContentLoaded', end, { once: true });
  }
}
