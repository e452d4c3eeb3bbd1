import { CAMPAIGN_HTML } from '@raade/contracts/campaign-html';
import DOMPurify from 'dompurify';

/** DOMPurify knows no attributes by tag. What one has no use for does nothing there. */
const ATTRIBUTES = Object.values(CAMPAIGN_HTML.attributes).flat();

const schemes = (names: readonly string[]) => new RegExp(`^(?:${names.join('|')}):`, 'i');
const IMAGE = schemes(CAMPAIGN_HTML.imageSchemes);

const purifier = DOMPurify();
// Left to itself, it lets images be written into their address.
purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
  const { attrName, attrValue } = attribute;
  if (attrName === 'src' && !IMAGE.test(attrValue)) attribute.keepAttr = false;
});

/**
 * The content of a campaign as the function that sends it cleans it: without whatever could run, frame, ask for input
 * or lead into a page's own site.
 */
export function cleanHtml(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: CAMPAIGN_HTML.tags,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: schemes(CAMPAIGN_HTML.linkSchemes),
  });
}
