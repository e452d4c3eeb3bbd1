/**
 * In each page that is shown by `nx dev <remote> --shell`: loads the page anew once there is another build, and shows why
 * there is none.
 */
(() => {
  const { build } = document.currentScript.dataset;
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :host { position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 60vh; overflow: auto; background: #1b1b1f; color: #ffe9e4; }
    pre { margin: 0; padding: 16px; font: 13px/1.5 ui-monospace, monospace; white-space: pre-wrap; }
  `);
  root.adoptedStyleSheets = [sheet];
  const text = document.createElement('pre');
  text.setAttribute('role', 'alert');
  root.append(text);

  new EventSource('/@live-shell/events').addEventListener('message', ({ data }) => {
    const state = JSON.parse(data);
    if (String(state.build) !== build) {
      location.reload();
      return;
    }
    text.textContent = state.problem ?? '';
    if (state.problem) document.documentElement.append(host);
    else host.remove();
  });
})();
