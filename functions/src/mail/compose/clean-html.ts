import { CAMPAIGN_HTML } from '@raade/contracts/campaign-html';
import sanitizeHtml from 'sanitize-html';

/** Properties that mail programs know and that keep an element where it stands. */
const STYLES = [
  'background-color',
  'border',
  'border-radius',
  'color',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'line-height',
  'margin',
  'margin-bottom',
  'margin-top',
  'max-width',
  'padding',
  'text-align',
  'text-decoration',
  'width',
];
/** Words, numbers, colours and quoted names: nothing that fetches or calls. */
const STYLE_VALUE = /^(?!.*(?:url|expression|image|var|calc)\s*\()[\w\s#%.,'"()-]+$/i;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: CAMPAIGN_HTML.tags,
  allowedAttributes: CAMPAIGN_HTML.attributes,
  allowedStyles: { '*': Object.fromEntries(STYLES.map((name) => [name, [STYLE_VALUE]])) },
  allowedSchemes: CAMPAIGN_HTML.linkSchemes,
  allowedSchemesByTag: { img: CAMPAIGN_HTML.imageSchemes },
  allowProtocolRelative: false,
  // A mail has no site around it that a link could be relative to.
  transformTags: { a: withoutRelative('href'), img: withoutRelative('src') },
  nestingLimit: 40,
};

/**
 * HTML that staff wrote, as it may go into a mail: what mail programs understand, links to `https:` and `mailto:`
 * only, and nothing that runs, frames, asks for input or styles what is around it.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS).trim();
}

function withoutRelative(name: 'href' | 'src'): sanitizeHtml.Transformer {
  return (tagName, attribs) => {
    const { [name]: link = '', ...others } = attribs;
    return { tagName, attribs: URL.canParse(link) ? attribs : others };
  };
}
