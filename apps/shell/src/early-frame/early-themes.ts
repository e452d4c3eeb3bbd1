import { setTheme, THEMES } from '@raade/platform';

const CHOICES = '#root [data-theme-control] input';

/** Builds do not know what this visitor has chosen before. */
function markChosen(): void {
  const { theme } = document.documentElement.dataset;
  for (const choice of document.querySelectorAll<HTMLInputElement>(CHOICES)) {
    choice.checked = choice.value === theme;
    choice.parentElement?.setAttribute('data-chosen', String(choice.checked));
  }
}

/** Shows the theme that is chosen, and which one that is. */
export function answerThemes(signal: AbortSignal): void {
  const choose = ({ target }: Event) => {
    const choice = target instanceof Element && target.closest<HTMLInputElement>(CHOICES);
    const theme = THEMES.find((one) => choice && one === choice.value);
    if (theme) setTheme(theme);
    markChosen();
  };
  markChosen();
  document.addEventListener('change', choose, { signal });
}
