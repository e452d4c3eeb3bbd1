import type { ContentData } from '../content/content-data.ts';
import type { Navigation } from './navigation.ts';
import type { PageFrame } from './page-frame.ts';
import type { SiteAssociation } from '../content/site-association.ts';
import type { SiteForum } from '../content/site-forum.ts';

/**
 * Placeholders in the HTML of builds, which the publisher fills. Browsers do not know these elements, so a forgotten
 * one shows nothing.
 */
export const PRERENDERING = {
  /** Placeholder for the address of the release in every URL; no such host can exist (RFC 2606). */
  releaseUrl: 'https://release.invalid/',
  /** Placeholder for the site's own address. */
  siteUrl: 'https://site.invalid',
  /** Element around content that is shown only if the environment has a payment link. */
  paymentPlaceholder: 'raade-payment',
  /** Placeholder for that link. */
  paymentLink: 'https://payment.invalid/',
  /** Element around the recipient of donations, which comes from the environment; it contains the association's name. */
  recipientPlaceholder: 'raade-recipient',
  /** Element around the mail provider, which comes from the environment. */
  mailServicePlaceholder: 'raade-mail-service',
  /** Place of the page in the frame. */
  pagePlaceholder: 'raade-page',
  /** Place of a slot in a page; its `name` is the slot's. */
  slotPlaceholder: 'raade-slot',
  /** Place of the shell's placeholder, beside the HTML of a slot. */
  sectionPlaceholder: 'raade-section-placeholder',
} as const;

export type Prerendering = typeof PRERENDERING;

/** Background behind the navigation bar before scrolling, which determines its look. */
export type Background = 'light' | 'dark';

/** The input of every rendering of the shell. */
export interface ShellSurroundings {
  readonly navigation: Navigation;
  /** The day for which the page is composed, like `2025-03-01`, in the forum's zone. */
  readonly today: string;
  /** The forum of the countdown, if there is one. */
  readonly forum?: SiteForum | undefined;
  /** The association, if the content describes it. */
  readonly association?: SiteAssociation | undefined;
  /** True if the environment sets the day; then it also replaces the day in browsers. */
  readonly isDayFixed?: boolean;
}

export interface FrameRequest extends ShellSurroundings {
  /** The page's facts for the frame. */
  readonly page: PageFrame;
  readonly behindBar: Background;
  /** Path of the page, if the frame links to it; that link is marked as current. */
  readonly current?: string;
}

/**
 * The exports of the shell's server bundle. Each function is pure: the same arguments give the same HTML, without
 * reading clock or time zone. Calls may run concurrently.
 */
export interface ShellRenderer {
  /** Renders the frame with its styles and a placeholder for the page. */
  renderFrame(request: FrameRequest): Promise<string>;
  /** Renders the page for unknown addresses. */
  renderNotFound(surroundings: ShellSurroundings): Promise<string>;
  /** Renders the placeholder of a slot until its remote is loaded. */
  renderSectionPlaceholder(): Promise<string>;
}

/** The pages of a remote for one version of the content. */
export interface RemoteEdition {
  /** Descriptors of its pages and its search entries; the caller checks them like those of a build. */
  readonly pages: unknown;
  readonly search: unknown;
  /** Its links in the frame, if they differ from `remote.json`. */
  readonly links?: unknown;
  /** The days on which pages may change, in order. */
  readonly changesOn: readonly string[];
  /** Renders a page as HTML, for a day if it depends on one, with the placeholders of `PRERENDERING`. */
  renderPage(path: string, day?: string): Promise<string>;
  /** Renders the remote's content of a slot as HTML, if it fills any. */
  renderSlot?(name: string): Promise<string>;
}

/** File of a remote's release with its server bundle; browsers do not load it. */
export const REMOTE_RENDERER_FILE = 'renderer.cjs';

/** The export `renderer` of the server bundle. */
export interface RemoteRenderer {
  /** Content until an edition is published. */
  readonly sample: ContentData;
  /** Throws for content that it cannot render. */
  openEdition(content: ContentData): RemoteEdition;
}
