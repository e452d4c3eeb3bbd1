/**
 * The HTML that is allowed in campaigns: elements that mail programs support, without scripts, frames, inputs, or
 * styles that affect the surroundings. Used for the preview and for sending.
 */
export const CAMPAIGN_HTML = {
  tags: [
    'a',
    'b',
    'blockquote',
    'br',
    'code',
    'div',
    'em',
    'h1',
    'h2',
    'h3',
    'h4',
    'hr',
    'i',
    'img',
    'li',
    'ol',
    'p',
    'pre',
    's',
    'small',
    'span',
    'strong',
    'sub',
    'sup',
    'u',
    'ul',
    'table',
    'tbody',
    'td',
    'tfoot',
    'th',
    'thead',
    'tr',
  ],
  /** Attributes by tag; all tags may have those of `*`. */
  attributes: {
    '*': ['align', 'dir', 'lang', 'style', 'title'],
    a: ['href'],
    img: ['alt', 'height', 'src', 'width'],
    ol: ['start'],
    table: ['border', 'cellpadding', 'cellspacing', 'role', 'width'],
    td: ['bgcolor', 'colspan', 'rowspan', 'valign', 'width'],
    th: ['bgcolor', 'colspan', 'rowspan', 'scope', 'valign', 'width'],
  },
  /** Schemes of links, and of the addresses of images. */
  linkSchemes: ['https', 'http', 'mailto', 'tel', 'sms'],
  imageSchemes: ['https'],
};
