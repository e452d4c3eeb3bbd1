import { Failure } from '@raade/contracts/base/failure';

/** Texts that are no HTML. */
const RAW = /<(script|style)\b[^>]*>.*?<\/\1>/gis;
const ATTRIBUTE = /<[a-z][^>]*?\sstyle="([^"]*)"/i;

/**
 * Throws one message that names each rendered page or slot in which an attribute is a style: the policy of the page
 * lets none through, so it would look otherwise until script is there.
 * @param rendered HTML by the path of its page or the name of its slot
 */
export function checkStyleAttributes(rendered: Iterable<readonly [string, string]>): void {
  const problems = [...rendered].flatMap(([what, html]) => {
    const [, style] = ATTRIBUTE.exec(html.replaceAll(RAW, '')) ?? [];
    return style === undefined
      ? []
      : [`${what}: style="${style}". Move it into a styled component.`];
  });
  if (problems.length > 0) {
    throw new Failure(`Attributes of rendered pages are styles:\n${problems.join('\n')}`);
  }
}
