import { CAMPAIGN_HTML } from '@raade/contracts/mail/campaign-html';
import sanitizeHtml from 'sanitize-html';
import { declarationsIn } from './clean-style.ts';
import { checkedAddress } from './link-address.ts';
import { isAllowed, kindOfAttribute, kindOfTag } from './removals.ts';
import type { Removal, RemovedKind } from './removals.ts';

export interface CleanedHtml {
  readonly html: string;
  /** Everything of it that a reader could miss, by kind. */
  readonly removed: readonly Removal[];
}

/**
 * HTML that staff wrote, as it may go into an email and is shown before: what mail programs understand, with absolute
 * links, and nothing that runs, frames, asks for input or styles what is around it. Clean HTML stays as it is.
 *
 * @param site address of the public site, to which links like `/conference` lead
 */
export function cleanHtml(html: string, site: string): CleanedHtml {
  const removed = new Map<RemovedKind, string[]>();
  const tell = (kind: RemovedKind, sample: string) => {
    const samples = removed.get(kind);
    if (samples) samples.push(sample);
    else removed.set(kind, [sample]);
  };
  for (const [comment] of html.matchAll(/<!--/g)) tell('comment', comment);
  /** Links without their address, by their attributes: their text is known at their end alone. */
  const emptied = new WeakMap<object, { kind: RemovedKind; href: string }>();
  let base = site;

  const transformed: sanitizeHtml.Transformer = (tagName, written) => {
    if (tagName === 'base') base = written['href'] ?? base;
    const kind = kindOfTag(tagName, written);
    if (kind) tell(kind, `<${tagName}>`);
    for (const name of Object.keys(written)) {
      const lost = kindOfAttribute(tagName, name);
      if (lost) tell(lost, name);
    }
    const declarations = declarationsIn(written['style'] ?? '');
    const kept = declarations.filter(({ isKept }) => isKept && isAllowed(tagName));
    for (const each of declarations) if (!kept.includes(each)) tell('style', each.property);
    const attribs = { ...written, style: kept.map(({ text }) => text).join(';') };
    // An empty attribute is left out by the library.
    if (tagName === 'img' && written['src'] !== undefined) {
      const { address = '', problem } = checkedAddress(written['src'], 'image', base);
      if (problem) tell(`image-${problem}`, written['alt'] || written['src']);
      return { tagName, attribs: { ...attribs, src: address } };
    }
    if (tagName !== 'a' || written['href'] === undefined) return { tagName, attribs };
    const { address = '', problem } = checkedAddress(written['href'], 'link', base);
    const link = { ...attribs, href: address };
    if (problem) emptied.set(link, { kind: `link-${problem}`, href: written['href'] });
    return { tagName, attribs: link };
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
      if (link) tell(link.kind, text.trim() || link.href);
      return false;
    },
    nestingLimit: 40,
  });
  const all = [...removed].map(([kind, samples]) => ({ kind, samples }));
  return { html: clean.trim(), removed: all };
}
