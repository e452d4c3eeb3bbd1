/** jsdom knows the element `dialog`, but not how to open one over the page, nor how to scroll it. */
export function provideModalDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
    scrollTo: () => undefined,
  });
}
