import { CAMPAIGN_HTML } from '@raade/contracts/campaign-html';
import sanitizeHtml from 'sanitize-html';
import { declarationsIn } from './clean-style.ts';
import { checkedAddress } from './link-address.ts';
import {
  isAllowed,
  kindOfAttribute,
  kindOfTag,
  type Removal,
  RemovalList,
  type RemovedKind,
} from './removals.ts';

export interface CleanedHtml {
  readonly html: string;
  /** Everything of it that a reader could miss, by kind. */
  readonly removed: readonly Removal[];
}

type Attributes = Readonly<Record<string, string>>;

/** Comments outside of what holds no HTML. */
const RAW = /<(style|script)\b[\s\S]*?<\/\1\s*>/gi;
const COMMENT = /<!--/g;

/**
 * HTML that staff wrote, as it may go into an email and is shown before: what mail programs understand, with absolute
 * links, and nothing that runs, frames, asks for input or styles what is around it. Clean HTML stays as it is.
 *
 * @param site address of the public site, to which links like `/conference` lead
 */
export function cleanHtml(html: string, site: string): CleanedHtml {
  const removals = new RemovalList();
  for (const [comment] of html.replace(RAW, '').matchAll(COMMENT)) removals.add('comment', comment);
  /** Links without their address, by their attributes: their text is known at their end alone. */
  const emptied = new WeakMap<object, { kind: RemovedKind; href: string }>();
  let base = site;

  const transformed: sanitizeHtml.Transformer = (tagName, attribs: Attributes) => {
    if (tagName === 'base') base = attribs['href'] ?? base;
    const kind = kindOfTag(tagName, attribs);
    if (kind) removals.add(kind, `<${tagName}>`);
    const kept: Record<string, string> = { ...attribs };
    for (const [name, value] of Object.entries(attribs)) {
      const lost = kindOfAttribute(tagName, name);
      if (lost) removals.add(lost, name);
      if (name === 'style') {
        const declarations = declarationsIn(value);
        const isLost = ({ isKept }: (typeof declarations)[number]) =>
          !isKept || !isAllowed(tagName);
        for (const { property } of declarations.filter(isLost)) removals.add('style', property);
        const style = declarations.filter(({ isKept }) => isKept).map(({ text }) => text);
        setOrDelete(kept, name, style.join(';'));
      }
    }
    if (tagName === 'a' && attribs['href'] !== undefined) {
      const checked = checkedAddress(attribs['href'], 'link', base);
      setOrDelete(kept, 'href', 'address' in checked ? checked.address : '');
      if ('problem' in checked) {
        emptied.set(kept, { kind: `link-${checked.problem}`, href: attribs['href'] });
      }
    }
    if (tagName === 'img') {
      const src = attribs['src'] ?? '';
      const checked = checkedAddress(src, 'image', base);
      setOrDelete(kept, 'src', 'address' in checked ? checked.address : '');
      if ('problem' in checked && attribs['src'] !== undefined) {
        removals.add(`image-${checked.problem}`, attribs['alt'] || src);
      }
    }
    return { tagName, attribs: kept };
  };

  const clean = sanitizeHtml(html, {
    allowedTags: CAMPAIGN_HTML.tags,
    allowedAttributes: CAMPAIGN_HTML.attributes,
    allowedSchemes: CAMPAIGN_HTML.linkSchemes,
    allowedSchemesByTag: { img: CAMPAIGN_HTML.imageSchemes },
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    // Text of these is no text of the email.
    nonTextTags: ['script', 'style', 'textarea', 'option', 'xmp', 'title'],
    transformTags: { '*': transformed },
    exclusiveFilter: ({ attribs, text }) => {
      const link = emptied.get(attribs);
      if (link) removals.add(link.kind, text.trim() || link.href);
      return false;
    },
    nestingLimit: 40,
  });
  return { html: clean.trim(), removed: removals.all() };
}

function setOrDelete(attribs: Record<string, string>, name: string, value: string): void {
  if (value) attribs[name] = value;
  else Reflect.deleteProperty(attribs, name);
}
