/** The handlers that React has been given for an element, by the names of their props. */
function handlersOf(element: Element): string[] {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  const props: unknown = key && Reflect.get(element, key);
  return Object.entries(Object(props) as object)
    .filter(([name, value]) => /^on[A-Z]/.test(name) && typeof value === 'function')
    .map(([name]) => `${name} of <${element.localName}>`);
}

/** The handlers in a part of the page, but those of its links. */
export const handlersIn = (container: Element): string[] =>
  [...container.querySelectorAll(':not(a)')].flatMap(handlersOf);
