/**
 * Prevents forms of rendered pages from being submitted before React has hydrated them, which would reload the page
 * with the entries in its address. `dialog` does nothing outside of a dialog (https://html.spec.whatwg.org/#fs-method).
 */
export function withIdleForms(html: string): string {
  return html.replaceAll(/<form(?=[\s>])(?![^<>]*\smethod=)/g, '<form method="dialog"');
}
