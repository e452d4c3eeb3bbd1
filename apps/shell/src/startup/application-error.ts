import { ERROR_MESSAGES } from '@raade/contracts/error-messages';

/**
 * The last screen, for when nothing else can be shown: built without React, which may be what is missing.
 * The cause goes to the console, whole.
 */
export function showApplicationError(cause: unknown): void {
  console.error('[raade] application failed to start', cause);
  const { title, text, action } = ERROR_MESSAGES.application;
  const heading = element('h1', title);
  const button = element('button', action);
  button.addEventListener('click', () => window.location.reload());
  const screen = element('main', '');
  screen.className = 'application-error';
  screen.setAttribute('role', 'alert');
  screen.append(heading, element('p', text), button);
  document.body.replaceChildren(screen);
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string) {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}
