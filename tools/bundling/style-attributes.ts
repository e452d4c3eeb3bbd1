import { Failure } from '@raade/contracts/base/failure';

/** Elements whose text is not HTML. */
const RAW_TEXT_ELEMENT = /<(script|style)\b[^>]*>.*?<\/\1>/gis;
const STYLE_ATTRIBUTE = /<[a-z][^>]*?\sstyle="([^"]*)"/i;

/**
 * Throws a `Failure` that names each page or slot with a `style` attribute in its HTML, since the
 * Content-Security-Policy forbids these: the page would look different until hydration.
 * @param rendered HTML with the path of its page or the name of its slot
 */
export function checkStyleAttributes(rendered: Iterable<readonly [string, string]>): void {
  const problems = [...rendered].flatMap(([name, html]) => {
    const [, style] = STYLE_ATTRIBUTE.exec(html.replaceAll(RAW_TEXT_ELEMENT, '')) ?? [];
    return style === undefined
      ? []
      : [`${name}: style="${style}". Move it into a styled component.`];
  });
  if (problems.length > 0) {
    throw new Failure(`Rendered pages have style attributes:\n${problems.join('\n')}`);
  }
}
