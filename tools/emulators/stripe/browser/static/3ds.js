// Any page may embed this one, as with a bank's: the answer itself is no secret.
for (const button of document.querySelectorAll('button[data-outcome]')) {
  button.addEventListener('click', () => {
    const { outcome } = button.dataset;
    window.parent.postMessage({ type: 'challenge-answered', outcome }, '*');
  });
}
