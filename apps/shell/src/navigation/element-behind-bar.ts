/** The part of the page that lies behind the middle of the bar. A modal dialog makes the page inert, and then none does. */
export function elementBehindBar(): Element | undefined {
  return document
    .elementsFromPoint(window.innerWidth / 2, 1)
    .find((element) => element.closest('main, footer'));
}
