import type { ContentData } from '../content/content-data.ts';
import type { Navigation } from './navigation.ts';
import type { PageFrame } from './page-frame.ts';
import type { SiteAssociation } from '../content/site-association.ts';
import type { SiteForum } from '../content/site-forum.ts';

/**
 * The places that builds leave open in the HTML that they render, for compose to fill. The elements mean nothing to a
 * browser, so a forgotten one shows nothing.
 */
export const PRERENDERING = {
  /** Placeholder for the address of the release in every URL; no such host can exist (RFC 2606). */
  releaseUrl: 'https://release.invalid/',
  /** Placeholder for the site's own address. */
  siteUrl: 'https://site.invalid',
  /** Around what only stands there where the environment names a payment link. */
  paymentHole: 'raade-payment',
  /** Placeholder for that link. */
  paymentLink: 'https://payment.invalid/',
  /** Around who receives gifts, which the environment knows; the name of the association stands in it. */
  recipientHole: 'raade-recipient',
  /** Around who delivers our mail, which the environment knows. */
  mailServiceHole: 'raade-mail-service',
  /** Where the page goes in the frame. */
  pageHole: 'raade-page',
  /** Where another remote's part goes in a page; its `name` is the slot's. */
  slotHole: 'raade-slot',
  /** Where compose puts the shell's placeholder, beside the HTML of a slot. */
  sectionHole: 'raade-section-placeholder',
} as const;

export type Prerendering = typeof PRERENDERING;

/** The ground behind the navigation bar before anybody scrolls, which decides how the bar looks. */
export type Background = 'light' | 'dark';

/** The facts on which every rendering of the shell depends. */
export interface ShellSurroundings {
  readonly navigation: Navigation;
  /** The day that the page is composed for, like `2025-03-01`, where the forum is. */
  readonly today: string;
  /** The forum that is counted down to, if there is one. */
  readonly forum?: SiteForum | undefined;
  /** The association behind the site, if the content names it. */
  readonly association?: SiteAssociation | undefined;
  /** True where the environment names the day: then it stands for the day on visitors' clocks, too. */
  readonly isDayFixed?: boolean;
}

export interface FrameRequest extends ShellSurroundings {
  /** The page's facts for the frame. */
  readonly page: PageFrame;
  readonly behindBar: Background;
  /** Path of the page, if the frame links to it: that link is marked. */
  readonly current?: string;
}

/**
 * The exports of the shell's server bundle. Each function gives the same HTML for the same arguments: it reads neither
 * clock nor zone, changes nothing outside of itself, and may run beside others.
 */
export interface ShellRenderer {
  /** The frame with its styles, and with a hole for the page. */
  renderFrame(request: FrameRequest): Promise<string>;
  /** The page for addresses that lead nowhere. */
  renderNotFound(surroundings: ShellSurroundings): Promise<string>;
  /** The placeholder of a slot, until its remote is there. */
  renderSectionPlaceholder(): Promise<string>;
}

/** A remote's pages with one state of the content. */
export interface RemoteEdition {
  /** Descriptors of its pages, and its entries in search, to be checked as those of a build are. */
  readonly pages: unknown;
  readonly search: unknown;
  /** Its links in the frame, where they are others than `remote.json` has. */
  readonly links?: unknown;
  /** The days on which pages may become others, in order. */
  readonly changesOn: readonly string[];
  /** A page as HTML, as it is on a day if it shows one, with the holes of `PRERENDERING`. */
  renderPage(path: string, day?: string): Promise<string>;
  /** Renders the remote's part of a slot as HTML, if the remote fills any. */
  renderSlot?(name: string): Promise<string>;
}

/** File of a remote's release: its server bundle. No browser asks for it. */
export const REMOTE_RENDERER_FILE = 'renderer.cjs';

/** The export `renderer` of that bundle. */
export interface RemoteRenderer {
  /** Content of the remote until somebody publishes an edition. */
  readonly sample: ContentData;
  /** Throws for content that it cannot show. */
  openEdition(content: ContentData): RemoteEdition;
}
