import type { Environment } from '@raade/contracts/environment';
import type { PageFrames } from '@raade/contracts/page-frame';
import { pageFrameAt } from '@raade/contracts/page-frame-at';
import { mailServiceOf } from '@raade/contracts/mail-service';
import { type Background, PRERENDERING } from '@raade/contracts/prerendering';
import { LOOK_IT_UP, recipientOf } from '@raade/contracts/recipient';
import type { Registry } from '@raade/contracts/registry';
import type { RenderFrame } from './frames.ts';
import { escapeHtml } from '../html/escape.ts';
import { tag } from '../html/tag.ts';

const PAGE_HOLE = `<${PRERENDERING.pageHole}></${PRERENDERING.pageHole}>`;
const PAYMENT_HOLE = new RegExp(
  `<${PRERENDERING.paymentHole}>(.*?)</${PRERENDERING.paymentHole}>`,
  'gs',
);
const RECIPIENT_HOLE = new RegExp(
  `(<${PRERENDERING.recipientHole}>).*?(</${PRERENDERING.recipientHole}>)`,
  'gs',
);
const MAIL_SERVICE_HOLE = new RegExp(
  `(<${PRERENDERING.mailServiceHole}>).*?(</${PRERENDERING.mailServiceHole}>)`,
  'gs',
);
const SLOT_HOLE = new RegExp(
  `<${PRERENDERING.slotHole} name="([^"]+)"></${PRERENDERING.slotHole}>`,
  'g',
);

/** A rendered text and the address of the release that its files are in. */
export interface Rendered {
  readonly html: string;
  readonly base: string;
}

/** The placeholder for the site's address, as it is and within another address, and the real one. */
function siteAddresses(siteUrl: string): [string, string][] {
  const [placeholder, site] = [new URL(PRERENDERING.siteUrl), new URL(siteUrl)];
  return [
    [placeholder.origin, site.origin],
    [encodeURIComponent(placeholder.origin), encodeURIComponent(site.origin)],
    [placeholder.hostname, site.hostname],
  ];
}

/** The HTML with the real addresses of the release and the site. */
function placed({ html, base }: Rendered, siteUrl: string): string {
  const addresses = [[PRERENDERING.releaseUrl, base] as const, ...siteAddresses(siteUrl)];
  return addresses.reduce(
    (text, [placeholder, real]) => text.replaceAll(placeholder, () => real),
    html,
  );
}

const FIRST_SECTION = /<section\b[^>]*>|<\w+\b[^>]*\sdata-background=[^>]*>/;

/** The background that the first section of a page is marked with: the bar lies over it. */
function behindBar(html: string): Background {
  const opening = FIRST_SECTION.exec(html)?.[0] ?? '';
  return opening.includes('data-background="dark"') ? 'dark' : 'light';
}

/** The HTML that a remote has rendered for a slot, for visitors to whom no script brings the section. */
function withoutScript(slot: Rendered | undefined, siteUrl: string): string {
  if (!slot) return '';
  // HTML knows none within another one.
  const inner = placed(slot, siteUrl).replaceAll(/<\/?noscript>/g, '');
  return `<noscript>${inner}</noscript>`;
}

/** A page with what stands in its slots until their remotes are there; nothing where nobody fills them. */
function withSlots(html: string, context: BodyContext): string {
  const { registry, sectionPlaceholder, slots, environment } = context;
  const filled = new Set(Object.values(registry.remotes).flatMap((remote) => remote.slots));
  return html.replaceAll(SLOT_HOLE, (_hole, name: string) =>
    filled.has(name)
      ? withoutScript(slots.get(name), environment.siteUrl) + sectionPlaceholder
      : '',
  );
}

/** With the payment link of the environment, or without what would lead to it. */
function withPaymentLink(html: string, link: string | undefined): string {
  return html.replaceAll(PAYMENT_HOLE, (_hole, inner: string) =>
    link ? inner.replaceAll(PRERENDERING.paymentLink, () => escapeHtml(link)) : '',
  );
}

/** With who receives gifts, as the living page says it. */
function withRecipient(html: string, environment: BodyContext['environment']): string {
  const { named, papers: known } = recipientOf(environment);
  const { taxId, registerEntry } = known ?? {};
  const entry = registerEntry && `${tag('a', { href: registerEntry })}${LOOK_IT_UP}</a>`;
  const told = [taxId && `<span>${escapeHtml(taxId)}</span>`, entry].filter(Boolean).join(', ');
  const papers = known ? ` (${told})` : '';
  return html.replaceAll(
    RECIPIENT_HOLE,
    (_hole, opening: string, end: string) => `${opening}${escapeHtml(named)}${papers}${end}`,
  );
}

/** With who delivers our mail, the same way. */
function withMailService(html: string, environment: BodyContext['environment']): string {
  const named = escapeHtml(mailServiceOf(environment));
  return html.replaceAll(
    MAIL_SERVICE_HOLE,
    (_hole, opening: string, end: string) => `${opening}${named}${end}`,
  );
}

/** Marked with its path, for the shell to keep until the living page is there; a still one for good. */
function wrapped(html: string, path: string, still?: true): string {
  const opening = tag('div', {
    class: PRERENDERING.scope,
    'data-prerendered': path,
    'data-still': still,
  });
  return `${opening}${html}</div>`;
}

interface RenderedPage extends Rendered {
  /** True if nothing in it answers but its links. */
  readonly still?: true | undefined;
}

export interface BodyContext {
  readonly renderFrame: RenderFrame;
  /** Facts that pages have for the frame. */
  readonly pageFrames: PageFrames;
  /** The placeholder of a slot until its remote is there. */
  readonly sectionPlaceholder: string;
  /** The HTML of slots, as the builds of remotes have rendered it, by the slot's name. */
  readonly slots: ReadonlyMap<string, Rendered>;
  /** The page for addresses that lead nowhere. */
  readonly notFound: string;
  /** Address of the shell's release. */
  readonly shellBase: string;
  readonly registry: Registry;
  readonly environment: Pick<Environment, 'siteUrl' | 'paymentLink' | 'recipient' | 'mailService'>;
}

/** The body on the screen before any script has run: the shell's frame, and in it the page. */
export function bodyOf(context: BodyContext, path: string, page: RenderedPage): Promise<string> {
  const { siteUrl, paymentLink } = context.environment;
  const linked = withPaymentLink(withSlots(placed(page, siteUrl), context), paymentLink);
  const html = withMailService(withRecipient(linked, context.environment), context.environment);
  return framed(context, path, wrapped(html, path, page.still));
}

/** The body of `404.html`, which the shell shows without a remote. */
export function notFoundBody(context: BodyContext): Promise<string> {
  return framed(context, '/404', wrapped(context.notFound, '*'));
}

/** The frame around a page. Addresses that are still placeholders are the shell's. */
async function framed(context: BodyContext, path: string, inPage: string): Promise<string> {
  const { renderFrame, pageFrames, shellBase, environment } = context;
  const page = pageFrameAt(pageFrames, path);
  const frame = await renderFrame({ path, page, behindBar: behindBar(inPage) });
  const html = frame.replace(PAGE_HOLE, () => inPage);
  return placed({ html, base: shellBase }, environment.siteUrl);
}
