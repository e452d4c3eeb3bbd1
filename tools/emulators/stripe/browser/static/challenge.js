const CHALLENGE_ANSWERED = 'challenge-answered';

/**
 * Shows the 3-D Secure page of the card's bank in a dialog. Resolves with `complete` or `fail`; closing the dialog
 * counts as `fail`.
 */
export function showChallenge(url) {
  const frame = document.createElement('iframe');
  frame.title = '3-D Secure authentication';
  frame.src = url;
  frame.style.cssText = 'border: none; display: block; height: 100%; width: 100%';

  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', frame.title);
  dialog.style.cssText =
    'background: white; border: none; border-radius: 8px; color-scheme: light; height: 20rem; ' +
    'max-width: 90vw; overflow: hidden; padding: 0; width: 28rem';
  dialog.append(frame);
  document.body.append(dialog);
  dialog.showModal();
  frame.focus();

  return new Promise((resolve) => {
    const onMessage = ({ source, data }) => {
      if (source === frame.contentWindow && data.type === CHALLENGE_ANSWERED) {
        dialog.close(data.outcome);
      }
    };
    window.addEventListener('message', onMessage);
    dialog.addEventListener('close', () => {
      window.removeEventListener('message', onMessage);
      dialog.remove();
      resolve(dialog.returnValue || 'fail');
    });
  });
}
