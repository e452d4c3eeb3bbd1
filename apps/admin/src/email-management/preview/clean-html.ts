import DOMPurify from 'dompurify';

/** As the function that sends it cleans it: what mail programs understand. */
const TAGS = [
  ...['a', 'b', 'blockquote', 'br', 'code', 'div', 'em', 'h1', 'h2', 'h3', 'h4', 'hr', 'i', 'img'],
  ...['li', 'ol', 'p', 'pre', 's', 'small', 'span', 'strong', 'sub', 'sup', 'u', 'ul'],
  ...['table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'],
];

const ATTRIBUTES = [
  ...[
    'align',
    'alt',
    'bgcolor',
    'border',
    'cellpadding',
    'cellspacing',
    'colspan',
    'dir',
    'height',
  ],
  ...[
    'href',
    'lang',
    'role',
    'rowspan',
    'scope',
    'src',
    'start',
    'style',
    'title',
    'valign',
    'width',
  ],
];

const purifier = DOMPurify();
// Left to itself, it lets images be written into their address.
purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
  const { attrName, attrValue } = attribute;
  if (attrName === 'src' && !/^https:/i.test(attrValue)) attribute.keepAttr = false;
});

/** The content of a campaign, without whatever could run, frame, ask for input or lead into a page's own site. */
export function cleanHtml(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https|mailto):/i,
  });
}
