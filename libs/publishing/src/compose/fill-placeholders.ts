/**
 * Builds do not know the environment, so prerendered HTML contains placeholders (`PRERENDERING`): invalid addresses,
 * and elements for slots and for texts. This module replaces them by the values of the environment.
 */
import type { Environment } from '@raade/contracts/releases/environment';
import { mailServiceOf } from '@raade/contracts/mail/mail-service';
import { PRERENDERING } from '@raade/contracts/site/prerendering';
import { LOOK_IT_UP, recipientOf } from '@raade/contracts/money/recipient';
import type { Registry } from '@raade/contracts/releases/registry';
import { escapeHtml } from '../html/escape.ts';
import { withoutNoscript } from '../html/unsafe-html.ts';
import { replaceBetween } from '../html/replace-between.ts';
import { tag } from '../html/tag.ts';

/** The place of a section whose remote has not loaded. The publisher puts the shell's placeholder there. */
export const SECTION_PLACEHOLDER = `<${PRERENDERING.sectionPlaceholder}></${PRERENDERING.sectionPlaceholder}>`;

const elementOf = (name: string) => [`<${name}>`, `</${name}>`] as const;

const SLOT_HOLE = new RegExp(
  `<${PRERENDERING.slotPlaceholder} name="([^"]+)"></${PRERENDERING.slotPlaceholder}>`,
  'g',
);

/** Prerendered HTML and the address of the release that contains its files. */
export interface RenderedHtml {
  readonly html: string;
  readonly base: string;
}

export interface PlaceholderContext {
  /** The prerendered HTML of slots, by name. */
  readonly slots: ReadonlyMap<string, RenderedHtml>;
  readonly registry: Registry;
  readonly environment: Pick<Environment, 'siteUrl' | 'paymentLink' | 'recipient' | 'mailService'>;
}

/** Replaces all placeholders in the prerendered HTML of a page. */
export function fillPlaceholders(page: RenderedHtml, context: PlaceholderContext): string {
  const { environment } = context;
  let html = withAddresses(page, environment.siteUrl);
  html = withSlots(html, context);
  html = withPaymentLink(html, environment.paymentLink);
  html = withRecipient(html, environment);
  return withMailService(html, environment);
}

/** Replaces the placeholders for the addresses of the release and the site. */
export function withAddresses({ html, base }: RenderedHtml, siteUrl: string): string {
  const addresses = [[PRERENDERING.releaseUrl, base] as const, ...siteAddresses(siteUrl)];
  return addresses.reduce(
    (text, [placeholder, real]) => text.replaceAll(placeholder, () => real),
    html,
  );
}

/** Placeholders for the site's address and the real values: the origin, the encoded origin, and the host name. */
function siteAddresses(siteUrl: string): [string, string][] {
  const [placeholder, site] = [new URL(PRERENDERING.siteUrl), new URL(siteUrl)];
  return [
    [placeholder.origin, site.origin],
    [encodeURIComponent(placeholder.origin), encodeURIComponent(site.origin)],
    [placeholder.hostname, site.hostname],
  ];
}

/** Replaces each slot by the placeholder of its section, or by nothing if no remote fills it. */
function withSlots(html: string, context: PlaceholderContext): string {
  const { registry, slots, environment } = context;
  const filledSlots = new Set(Object.values(registry.remotes).flatMap((remote) => remote.slots));
  return html.replaceAll(SLOT_HOLE, (_hole, name: string) =>
    filledSlots.has(name)
      ? `${noscriptOf(slots.get(name), environment.siteUrl)}<div>${SECTION_PLACEHOLDER}</div>`
      : '',
  );
}

/** The prerendered HTML of a slot, for visitors without JavaScript. */
function noscriptOf(slot: RenderedHtml | undefined, siteUrl: string): string {
  if (!slot) return '<noscript></noscript>';
  return `<noscript>${withoutNoscript(withAddresses(slot, siteUrl))}</noscript>`;
}

/** Inserts the payment link of the environment. Without one, the text around it is removed. */
function withPaymentLink(html: string, link: string | undefined): string {
  return replaceBetween(html, elementOf(PRERENDERING.paymentPlaceholder), (inner) =>
    link ? inner.replaceAll(PRERENDERING.paymentLink, () => escapeHtml(link)) : '',
  );
}

/** Inserts the recipient of donations, with the markup that React renders for it. */
function withRecipient(html: string, environment: PlaceholderContext['environment']): string {
  const { named, papers } = recipientOf(environment);
  const { taxId, registerEntry } = papers ?? {};
  const idText = taxId && `<span>${escapeHtml(taxId)}</span>`;
  const link = registerEntry && `${tag('a', { href: registerEntry })}${LOOK_IT_UP}</a>`;
  const details = [idText, link].filter(Boolean).join(', ');
  // React separates adjacent texts by an empty comment.
  const suffix = papers ? `<!-- --> (${details})` : '';
  const [opening, end] = elementOf(PRERENDERING.recipientPlaceholder);
  const recipient = `${opening}${escapeHtml(named)}${suffix}${end}`;
  return replaceBetween(html, [opening, end], () => recipient);
}

/** Inserts the name of the mail service. */
function withMailService(html: string, environment: PlaceholderContext['environment']): string {
  const [opening, end] = elementOf(PRERENDERING.mailServicePlaceholder);
  const service = opening + escapeHtml(mailServiceOf(environment)) + end;
  return replaceBetween(html, [opening, end], () => service);
}
