import { setTheme, THEMES } from '@raade/platform';

const CHOICES = '#root [data-theme-control] input';

/** Prerendered HTML does not know the visitor's theme, so the choice is marked here. */
function markChosen(): void {
  const { theme } = document.documentElement.dataset;
  for (const choice of document.querySelectorAll<HTMLInputElement>(CHOICES)) {
    choice.checked = choice.value === theme;
    choice.parentElement?.setAttribute('data-chosen', String(choice.checked));
  }
}

/** Makes the prerendered theme control work: marks the current theme and switches to the chosen one. */
export function startEarlyThemes(signal: AbortSignal): void {
  const choose = ({ target }: Event) => {
    const choice = target instanceof Element && target.closest<HTMLInputElement>(CHOICES);
    const theme = THEMES.find((name) => choice && name === choice.value);
    if (theme) setTheme(theme);
    markChosen();
  };
  markChosen();
  document.addEventListener('change', choose, { signal });
}
