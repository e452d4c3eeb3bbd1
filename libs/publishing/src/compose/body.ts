import type { Environment } from '@raade/contracts/releases/environment';
import type { PageFrames } from '@raade/contracts/site/page-frame';
import { pageFrameAt } from '@raade/contracts/site/page-frame-at';
import { mailServiceOf } from '@raade/contracts/mail/mail-service';
import { type Background, PRERENDERING } from '@raade/contracts/site/prerendering';
import { LOOK_IT_UP, recipientOf } from '@raade/contracts/money/recipient';
import type { Registry } from '@raade/contracts/releases/registry';
import type { FramedPage, Frames } from './frames.ts';
import { escapeHtml } from '../html/escape.ts';
import { withoutNoscript } from '../html/unsafe-html.ts';
import { replaceBetween } from '../html/replace-between.ts';
import { tag } from '../html/tag.ts';

const PAGE_HOLE = `<${PRERENDERING.pageHole}></${PRERENDERING.pageHole}>`;
const SECTION_HOLE = `<${PRERENDERING.sectionHole}></${PRERENDERING.sectionHole}>`;

/** Address of the page for addresses that lead nowhere. */
const NOT_FOUND = '/404';

const elementOf = (name: string) => [`<${name}>`, `</${name}>`] as const;

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

/** Styles, and hints for images, which come ahead of what `renderStatic` renders. */
const AHEAD = /^(?:<style data-styled[^>]*>[^]*?<\/style>|<link rel="preload"[^>]*>)*/;

/** A page before any script: the part for its head, and the content of the root. */
export interface Body {
  readonly head: string;
  readonly html: string;
}

function split(rendered: string): Body {
  const head = AHEAD.exec(rendered)?.[0] ?? '';
  return { head, html: rendered.slice(head.length) };
}

/** The HTML with the real addresses of the release and the site. */
function placed({ html, base }: Rendered, siteUrl: string): string {
  const addresses = [[PRERENDERING.releaseUrl, base] as const, ...siteAddresses(siteUrl)];
  return addresses.reduce(
    (text, [placeholder, real]) => text.replaceAll(placeholder, () => real),
    html,
  );
}

const FIRST_SECTION = /<section\b[^<>]*>|<\w+\b[^<>]*\sdata-background=(?:"dark")?/;

/** The background that the first section of a page is marked with: the bar lies over it. */
function behindBar(html: string): Background {
  const opening = FIRST_SECTION.exec(html)?.[0] ?? '';
  return opening.includes('data-background="dark"') ? 'dark' : 'light';
}

/** The HTML that a remote has rendered for a slot, for visitors to whom no script brings the section. */
function withoutScript(slot: Rendered | undefined, siteUrl: string): string {
  if (!slot) return '<noscript></noscript>';
  return `<noscript>${withoutNoscript(placed(slot, siteUrl))}</noscript>`;
}

/** A page with what stands in its slots until their remotes are there; nothing where nobody fills them. */
function withSlots(html: string, context: BodyContext): string {
  const { registry, slots, environment } = context;
  const filled = new Set(Object.values(registry.remotes).flatMap((remote) => remote.slots));
  return html.replaceAll(SLOT_HOLE, (_hole, name: string) =>
    filled.has(name)
      ? `${withoutScript(slots.get(name), environment.siteUrl)}<div>${SECTION_HOLE}</div>`
      : '',
  );
}

/** With the payment link of the environment, or without what would lead to it. */
function withPaymentLink(html: string, link: string | undefined): string {
  return replaceBetween(html, elementOf(PRERENDERING.paymentHole), (inner) =>
    link ? inner.replaceAll(PRERENDERING.paymentLink, () => escapeHtml(link)) : '',
  );
}

/** With who receives gifts, as the living page says it. */
function withRecipient(html: string, environment: BodyContext['environment']): string {
  const { named, papers: known } = recipientOf(environment);
  const { taxId, registerEntry } = known ?? {};
  const entry = registerEntry && `${tag('a', { href: registerEntry })}${LOOK_IT_UP}</a>`;
  const facts = [taxId && `<span>${escapeHtml(taxId)}</span>`, entry].filter(Boolean).join(', ');
  // React sets two texts apart.
  const papers = known ? `<!-- --> (${facts})` : '';
  const [opening, end] = elementOf(PRERENDERING.recipientHole);
  const told = `${opening}${escapeHtml(named)}${papers}${end}`;
  return replaceBetween(html, [opening, end], () => told);
}

/** With who delivers our mail, the same way. */
function withMailService(html: string, environment: BodyContext['environment']): string {
  const [opening, end] = elementOf(PRERENDERING.mailServiceHole);
  const told = opening + escapeHtml(mailServiceOf(environment)) + end;
  return replaceBetween(html, [opening, end], () => told);
}

/** As the shell's `Page` renders it, marked with its path until something in it answers; a still one for good. */
function wrapped(html: string, path: string, still?: true): string {
  const opening = tag('div', {
    'data-page': true,
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
  /** Facts that pages have for the frame. */
  readonly pageFrames: PageFrames;
  /** The HTML of slots, as the builds of remotes have rendered it, by the slot's name. */
  readonly slots: ReadonlyMap<string, Rendered>;
  /** Address of the shell's release. */
  readonly shellBase: string;
  readonly registry: Registry;
  readonly environment: Pick<Environment, 'siteUrl' | 'paymentLink' | 'recipient' | 'mailService'>;
}

/** A page without its frame, and the facts that the frame depends on. */
export interface UnframedPage extends FramedPage, Body {}

/** A rendered page with what the site knows, before its frame is rendered. */
export function unframed(context: BodyContext, path: string, page: RenderedPage): UnframedPage {
  const { siteUrl, paymentLink } = context.environment;
  const linked = withPaymentLink(withSlots(placed(page, siteUrl), context), paymentLink);
  const told = withMailService(withRecipient(linked, context.environment), context.environment);
  const { head, html: body } = split(told);
  const html = wrapped(body, path, page.still);
  const frame = pageFrameAt(context.pageFrames, path);
  return { path, head, html, page: frame, behindBar: behindBar(html) };
}

/** Frames that the page for addresses that lead nowhere may stand in, before it is rendered itself. */
export function framesOfNotFound({ pageFrames }: BodyContext): FramedPage[] {
  const page = pageFrameAt(pageFrames, NOT_FOUND);
  return (['light', 'dark'] as const).map((behindBar) => ({ path: NOT_FOUND, page, behindBar }));
}

/** The body on the screen before any script has run: the shell's frame, and in it the page. */
export function bodyOf(context: BodyContext, frames: Frames, page: UnframedPage): Body {
  const placeholder = split(frames.sectionPlaceholder);
  const hasHoles = page.html.includes(SECTION_HOLE);
  const html = page.html.replaceAll(SECTION_HOLE, () => placeholder.html);
  const head = page.head + (hasHoles ? placeholder.head : '');
  return framed(context, frames, { ...page, head, html });
}

/** The body of `404.html`, which the shell shows without a remote. */
export function notFoundBody(context: BodyContext, frames: Frames): Body {
  const { head, html: body } = split(frames.notFound);
  const html = wrapped(body, '*');
  const page = pageFrameAt(context.pageFrames, NOT_FOUND);
  return framed(context, frames, { path: NOT_FOUND, head, html, page, behindBar: behindBar(html) });
}

/** The frame around a page. Addresses that are still placeholders are the shell's. */
function framed(
  { shellBase, environment }: BodyContext,
  { frameOf }: Frames,
  page: UnframedPage,
): Body {
  const frame = split(frameOf(page));
  const inPlace = (html: string) => placed({ html, base: shellBase }, environment.siteUrl);
  return {
    head: inPlace(frame.head + page.head),
    html: inPlace(frame.html.replace(PAGE_HOLE, () => page.html)),
  };
}
