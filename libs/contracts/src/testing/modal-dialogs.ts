/**
 * Adds the methods of dialogs that jsdom lacks.
 *
 * @param firesClose true to report closing by an event, as browsers do
 */
export function addModalDialogs({ firesClose = false } = {}): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      if (firesClose) this.dispatchEvent(new Event('close'));
    },
    scrollTo: () => undefined,
  });
}
