// Any page may embed this one, so the target origin is `*`; the outcome is not a secret.
for (const button of document.querySelectorAll('button[data-outcome]')) {
  button.addEventListener('click', () => {
    const { outcome } = button.dataset;
    window.parent.postMessage({ type: 'challenge-answered', outcome }, '*');
  });
}
