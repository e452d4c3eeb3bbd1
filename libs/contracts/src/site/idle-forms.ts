/**
 * Keeps forms from being submitted before the page is alive: least of all may one load the page anew, with its entries
 * in the address. `dialog` does nothing outside of a dialog (https://html.spec.whatwg.org/#fs-method).
 */
export function withIdleForms(html: string): string {
  return html.replaceAll(/<form(?=[\s>])(?![^<>]*\smethod=)/g, '<form method="dialog"');
}
