import { ERROR_MESSAGES, errorText } from '@raade/contracts/base/failure-messages';

/**
 * Replaces the page by 'Application Error'. Works without React, which may be what failed. The caller logs the cause.
 */
export function showApplicationError(error: unknown): void {
  const { title, text, action } = ERROR_MESSAGES.application;
  const message = element('div', [element('h1', [title]), element('p', [text])]);
  message.setAttribute('role', 'alert');
  const details = element('p', [errorText(error)]);
  details.className = 'application-error-details';
  const button = element('button', [action]);
  button.addEventListener('click', () => window.location.reload());
  const screen = element('main', [message, details, button]);
  screen.className = 'application-error';
  document.body.replaceChildren(screen);
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, content: (string | Node)[]) {
  const created = document.createElement(name);
  created.append(...content);
  return created;
}
