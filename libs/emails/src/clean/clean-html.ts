import sanitizeHtml from 'sanitize-html';
import { CAMPAIGN_HTML } from '@raade/contracts/mail/campaign-html';
import {
  isAllowed,
  kindOfAttribute,
  kindOfTag,
  type Removal,
  type RemovedKind,
} from './removals.ts';

export interface CleanedHtml {
  readonly html: string;
  /** The removed parts that a reader could miss, by kind. */
  readonly removed: readonly Removal[];
}

/**
 * Cleans HTML that staff wrote, for an email and its preview: it keeps what mail programs understand, makes links
 * absolute, and removes scripts, frames, inputs and styles that affect the surroundings. Clean HTML stays as it is.
 *
 * @param site address of the public site, to which links like `/conference` lead
 */
export function cleanHtml(html: string, site: string): CleanedHtml {
  const removed = new Map<RemovedKind, string[]>();
  const report = (kind: RemovedKind, sample: string) => {
    const samples = removed.get(kind);
    if (samples) samples.push(sample);
    else removed.set(kind, [sample]);
  };
  for (const [comment] of html.matchAll(/<!--/g)) report('comment', comment);
  /** Links whose address was removed, by their attributes. They are reported later, when their text is known. */
  const linksWithoutAddress = new WeakMap<object, { kind: RemovedKind; href: string }>();
  let base = site;

  const transformTag: sanitizeHtml.Transformer = (tagName, attributes) => {
    if (tagName === 'base') base = attributes['href'] ?? base;
    const kind = kindOfTag(tagName, attributes);
    if (kind) report(kind, `<${tagName}>`);
    for (const name of Object.keys(attributes)) {
      const removedKind = kindOfAttribute(tagName, name);
      if (removedKind) report(removedKind, name);
    }
    const declarations = declarationsIn(attributes['style'] ?? '');
    const keptDeclarations = declarations.filter(({ isKept }) => isKept && isAllowed(tagName));
    for (const declaration of declarations)
      if (!keptDeclarations.includes(declaration)) report('style', declaration.property);
    const attribs = { ...attributes, style: keptDeclarations.map(({ text }) => text).join(';') };
    // The library omits empty attributes.
    if (tagName === 'img' && attributes['src'] !== undefined) {
      const { address = '', problem } = checkedAddress(attributes['src'], 'image', { base, site });
      if (problem) report(`image-${problem}`, attributes['alt'] || attributes['src']);
      return { tagName, attribs: { ...attribs, src: address } };
    }
    if (tagName !== 'a' || attributes['href'] === undefined) return { tagName, attribs };
    const { address = '', problem } = checkedAddress(attributes['href'], 'link', { base, site });
    const link = { ...attribs, href: address };
    if (problem)
      linksWithoutAddress.set(link, { kind: `link-${problem}`, href: attributes['href'] });
    return { tagName, attribs: link };
  };

  const options: sanitizeHtml.IOptions = {
    allowedTags: CAMPAIGN_HTML.tags,
    allowedAttributes: CAMPAIGN_HTML.attributes,
    allowedSchemes: CAMPAIGN_HTML.linkSchemes,
    // Allows http pictures of a local site. Others were rejected above.
    allowedSchemesByTag: { img: [...CAMPAIGN_HTML.imageSchemes, 'http'] },
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    // The text of these elements does not belong to the email.
    nonTextTags: ['script', 'style', 'textarea', 'option', 'xmp', 'title'],
    transformTags: { '*': transformTag },
    // The library calls this at the end of each element, when its text is known. `false` keeps the element.
    exclusiveFilter: ({ attribs, text }) => {
      const link = linksWithoutAddress.get(attribs);
      if (link) report(link.kind, text.trim() || link.href);
      return false;
    },
    nestingLimit: 40,
  };
  // Elements within an SVG are not closed as in HTML, so that the first result can change once more.
  const clean = sanitizeHtml(sanitizeHtml(html, options), options);
  const removals = [...removed].map(([kind, samples]) => ({ kind, samples }));
  return { html: clean.trim(), removed: removals };
}

/**
 * The reason why an address is removed: it is empty, an anchor within the email, without a host, or of another scheme.
 */
type AddressProblem = 'none' | 'anchor' | 'incomplete' | 'scheme';

/** Spaces and control characters around an address, and tabs and line breaks within. Browsers ignore them, too. */
const IGNORED_CHARACTERS = /^[\0-\x20]+|[\0-\x20]+$|[\t\n\r]+/g;

const parseUrl = (text: string, base?: string) =>
  URL.canParse(text, base) ? new URL(text, base) : undefined;

/**
 * The absolute address of a link or a picture, since an email has no base address: `/path` belongs to the given site;
 * `www.` and `//` become addresses of the web.
 */
export function checkedAddress(
  writtenAddress: string,
  kind: 'link' | 'image',
  { base, site }: { readonly base: string; readonly site: string },
): { readonly address?: string; readonly problem?: AddressProblem } {
  const text = writtenAddress.replace(IGNORED_CHARACTERS, '');
  if (text === '') return { problem: 'none' };
  if (text.startsWith('#')) return { problem: 'anchor' };
  const address = makeAbsolute(text, base);
  const protocol = parseUrl(address)?.protocol;
  if (protocol === undefined) return { problem: 'incomplete' };
  const schemes = kind === 'link' ? CAMPAIGN_HTML.linkSchemes : CAMPAIGN_HTML.imageSchemes;
  const isOwn = kind === 'image' && new URL(address).origin === site;
  return isOwn || schemes.includes(protocol.slice(0, -1)) ? { address } : { problem: 'scheme' };
}

function makeAbsolute(text: string, site: string): string {
  if (/^www\.\S/i.test(text)) return `https://${text}`;
  if (/^[\\/]{2}/.test(text)) return `https://${text.slice(2)}`;
  return /^[\\/]/.test(text) ? (parseUrl(text, site)?.href ?? text) : text;
}

/** CSS properties that mail programs know and that do not move an element out of its place. */
const ALLOWED_PROPERTIES = new Set([
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
]);
/** Words, numbers, colors and quoted names. Color functions are the only ones, since others may load something. */
const STYLE_VALUE = /^(?:[\w\s#%.,'"-]|\b(?:rgb|hsl)a?\([\d\s.,%/-]*\))+(?:!\s*important)?$/i;
const DECLARATION = /^\s*([\w-]+)\s*:([\s\S]*)$/;

interface Declaration {
  readonly property: string;
  readonly text: string;
  readonly isKept: boolean;
}

/**
 * The declarations of a `style` attribute, and if emails may have them. Declarations for Microsoft Office are ignored.
 */
function declarationsIn(style: string): readonly Declaration[] {
  return style.split(';').flatMap((part) => {
    const [, name = '', written = ''] = DECLARATION.exec(part) ?? [];
    const [property, value] = [name.toLowerCase(), written.trim()];
    if (property === '' || property.startsWith('mso-')) return [];
    const isKept = ALLOWED_PROPERTIES.has(property) && STYLE_VALUE.test(value);
    return [{ property, text: `${property}:${value}`, isKept }];
  });
}
