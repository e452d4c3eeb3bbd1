import { ERROR_MESSAGES, errorText } from '@raade/contracts/base/failure-messages';

/** Replaces the page by 'Application Error', without React, which may have failed. The caller logs the cause. */
export function showApplicationError(error: unknown): void {
  const { title, text, action } = ERROR_MESSAGES.application;
  const message = create('div', [create('h1', [title]), create('p', [text])]);
  message.setAttribute('role', 'alert');
  const details = create('p', [errorText(error)]);
  details.className = 'application-error-details';
  const button = create('button', [action]);
  button.addEventListener('click', () => window.location.reload());
  const screen = create('main', [message, details, button]);
  screen.className = 'application-error';
  document.body.replaceChildren(screen);
}

function create<Name extends keyof HTMLElementTagNameMap>(name: Name, content: (string | Node)[]) {
  const node = document.createElement(name);
  node.append(...content);
  return node;
}
