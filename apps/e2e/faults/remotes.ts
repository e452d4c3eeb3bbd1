import type { Page } from '@playwright/test';
import type { ComposedSite } from '../federation/composed-site.ts';

/** A page of each remote, and how visitors come to it. */
export interface MatrixRemote {
  readonly app: 'content' | 'giving' | 'admin' | 'editor';
  readonly path: string;
  /** Name of its chunk's file. */
  readonly chunk: RegExp;
  /** Its first heading, which shows that it lives. */
  readonly heading: string;
  /** A field of the page, whether it is in the HTML already, and the slot that it comes into when that is near. */
  readonly field: { readonly label: string; readonly isKept?: true; readonly slot?: string };
  /** The way there from another page. There is none inside to the pages of staff: they are of another area. */
  readonly way?: {
    /** Its link in the footer. */
    readonly link: string;
    /** The page before: one of another remote, with a field whose entry outlives a walk around. */
    readonly from: { readonly path: string; readonly heading: string; readonly draft?: string };
  };
  /** A page of another remote, by its link in the frame. */
  readonly other: { readonly link: string; readonly heading: string };
  /** True for a page of the staff area, whose frame is another one. */
  readonly isStaff?: true;
}

/** Where a fault strikes: one visitor's page, and the remote that it is about. */
export interface Scene {
  readonly site: ComposedSite;
  readonly page: Page;
  readonly remote: MatrixRemote;
}

const APPLICATION = {
  path: '/apply/student',
  heading: 'Join Innovation Studios',
  draft: 'Full Name',
} as const;
/** The way out of the staff area. */
const HOME = { link: 'View site', heading: 'Rice Association for African Development' } as const;
const ABOUT = { link: 'About Us', heading: 'Who we are' } as const;

export const REMOTES: readonly MatrixRemote[] = [
  {
    app: 'content',
    path: '/conference',
    chunk: /\/js\/forum\.[0-9a-f]+\.js$/,
    heading: 'Forum',
    field: { label: 'Email', slot: '#donation' },
    way: { link: 'Annual Conference', from: APPLICATION },
    other: { link: 'Donate', heading: 'Donate' },
  },
  {
    app: 'giving',
    path: '/donate',
    chunk: /\/js\/donate\.[0-9a-f]+\.js$/,
    heading: 'Donate',
    field: { label: 'Email', isKept: true },
    way: { link: 'Donate', from: { path: '/about', heading: ABOUT.heading } },
    other: ABOUT,
  },
  {
    app: 'admin',
    path: '/admin/reconciliation',
    chunk: /\/js\/staff\.[0-9a-f]+\.js$/,
    heading: 'Staff Sign-In',
    field: { label: 'Email' },
    other: HOME,
    isStaff: true,
  },
  {
    app: 'editor',
    path: '/editor',
    chunk: /\/js\/area\.[0-9a-f]+\.js$/,
    heading: 'Staff Sign-In',
    field: { label: 'Email' },
    other: HOME,
    isStaff: true,
  },
];
