import type { Page } from '@playwright/test';
import type { ComposedSite } from '../federation/composed-site.ts';

/** A page of each remote for the fault matrix, and the way to it. */
export interface MatrixRemote {
  readonly app: 'content' | 'giving' | 'admin' | 'editor';
  readonly path: string;
  /** Name of its chunk's file. */
  readonly chunk: RegExp;
  /** Its first heading, which shows that it was loaded. */
  readonly heading: string;
  /** A field of the page, whether it is prerendered, and its slot if it has one. */
  readonly field: { readonly label: string; readonly isKept?: true; readonly slot?: string };
  /** The way from another page. Staff pages have none, since they are in another area. */
  readonly way?: {
    /** Its link in the footer. */
    readonly link: string;
    /** The page before, of another remote, with a field whose text stays after leaving the page. */
    readonly from: { readonly path: string; readonly heading: string; readonly draft?: string };
  };
  /** A page of another remote, by its link in the frame. */
  readonly other: { readonly link: string; readonly heading: string };
  /** True for staff pages, whose frame is different. */
  readonly isStaff?: true;
}

/** A visitor's page and the faulty remote. */
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
/** The link out of the staff area. */
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
