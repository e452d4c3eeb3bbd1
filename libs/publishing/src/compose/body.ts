import type { PageFrames } from '@raade/contracts/site/page-frame';
import { pageFrameAt } from '@raade/contracts/site/page-frame-at';
import { type Background, PRERENDERING } from '@raade/contracts/site/prerendering';
import {
  fillPlaceholders,
  type PlaceholderContext,
  type RenderedHtml,
  SECTION_PLACEHOLDER,
  withAddresses,
} from './fill-placeholders.ts';
import type { FramedPage, Frames } from './frames.ts';
import { tag } from '../html/tag.ts';

const PAGE_PLACEHOLDER = `<${PRERENDERING.pagePlaceholder}></${PRERENDERING.pagePlaceholder}>`;

/** Path of the page 'not found'. */
const NOT_FOUND = '/404';

/** Styles and preload hints, which `renderStatic` puts before the HTML. */
const HEAD_PART = /^(?:<style data-styled[^>]*>[^]*?<\/style>|<link rel="preload"[^>]*>)*/;

/** A prerendered page: the part for the head of the document, and the content of the root element. */
export interface Body {
  readonly head: string;
  readonly html: string;
}

function splitHead(rendered: string): Body {
  const head = HEAD_PART.exec(rendered)?.[0] ?? '';
  return { head, html: rendered.slice(head.length) };
}

/** Matches the tag of the first section, or of the first element with `data-background`, up to a value `dark`. */
const FIRST_SECTION = /<section\b[^<>]*>|<\w+\b[^<>]*\sdata-background=(?:"dark")?/;

/** The background behind the navigation bar: that of the page's first section. */
function backgroundOf(html: string): Background {
  const opening = FIRST_SECTION.exec(html)?.[0] ?? '';
  return opening.includes('data-background="dark"') ? 'dark' : 'light';
}

/** Wraps a page like the shell's `Page`, with marks for a page that is not hydrated yet, and for a static page. */
function wrapPage(html: string, path: string, isStatic?: true): string {
  const opening = tag('div', {
    'data-page': true,
    'data-prerendered': path,
    'data-static': isStatic,
  });
  return `${opening}${html}</div>`;
}

interface RenderedPage extends RenderedHtml {
  /** True for a static page, which needs no script of its remote. */
  readonly isStatic?: true | undefined;
}

export interface BodyContext extends PlaceholderContext {
  /** The settings of pages for the frame. */
  readonly pageFrames: PageFrames;
  /** Address of the shell's release. */
  readonly shellBase: string;
}

/** A page without its frame, and the properties on which its frame depends. */
export interface UnframedPage extends FramedPage, Body {}

/** Fills the placeholders of a prerendered page, and wraps it. Its frame is added later (`bodyOf`). */
export function fillPage(context: BodyContext, path: string, page: RenderedPage): UnframedPage {
  const { head, html: body } = splitHead(fillPlaceholders(page, context));
  const html = wrapPage(body, path, page.isStatic);
  const frame = pageFrameAt(context.pageFrames, path);
  return { path, head, html, page: frame, behindBar: backgroundOf(html) };
}

/** The frames that the page 'not found' may need: both, since its background is known only after rendering. */
export function framesOfNotFound({ pageFrames }: BodyContext): FramedPage[] {
  const page = pageFrameAt(pageFrames, NOT_FOUND);
  return (['light', 'dark'] as const).map((behindBar) => ({ path: NOT_FOUND, page, behindBar }));
}

/** The body of a document before any script has run: the shell's frame with the page in it. */
export function bodyOf(context: BodyContext, frames: Frames, page: UnframedPage): Body {
  const placeholder = splitHead(frames.sectionPlaceholder);
  const hasHoles = page.html.includes(SECTION_PLACEHOLDER);
  const html = page.html.replaceAll(SECTION_PLACEHOLDER, () => placeholder.html);
  const head = page.head + (hasHoles ? placeholder.head : '');
  return insertInFrame(context, frames, { ...page, head, html });
}

/** The body of `404.html`, a page of the shell itself. */
export function notFoundBody(context: BodyContext, frames: Frames): Body {
  const { head, html: body } = splitHead(frames.notFound);
  const html = wrapPage(body, '*');
  const page = pageFrameAt(context.pageFrames, NOT_FOUND);
  const behindBar = backgroundOf(html);
  return insertInFrame(context, frames, { path: NOT_FOUND, head, html, page, behindBar });
}

/** Puts a page into its frame. The remaining placeholders for addresses are those of the shell. */
function insertInFrame(
  { shellBase, environment }: BodyContext,
  { frameOf }: Frames,
  page: UnframedPage,
): Body {
  const frame = splitHead(frameOf(page));
  const locate = (html: string) => withAddresses({ html, base: shellBase }, environment.siteUrl);
  return {
    head: locate(frame.head + page.head),
    html: locate(frame.html.replace(PAGE_PLACEHOLDER, () => page.html)),
  };
}
