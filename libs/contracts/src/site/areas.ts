import * as z from 'zod/mini';

/**
 * Areas of the site, each with a policy of its own: what may run in it, and whom its pages may ask. A tab keeps the
 * policy of the document that it began with, so a link into the other area loads a document.
 */
export const AREAS = ['public', 'staff'] as const;
export type Area = (typeof AREAS)[number];

/** Parties beside our own sites whom pages may ask for something. What each may do stands in `libs/publishing`. */
export const SERVICES = [
  'app-check',
  'auth',
  'firestore',
  'functions',
  'google-sign-in',
  'stripe',
  'youtube',
] as const;
export type Service = (typeof SERVICES)[number];

/** Fields of a remote that decide the policy of its pages. */
export const policyFields = {
  /** The area of its pages; `public` unless it says otherwise. */
  area: z.optional(z.enum(AREAS)),
  /** The parties that its code asks; none unless it says so. */
  services: z.optional(z.array(z.enum(SERVICES))),
};

/** Areas of remotes whose pages are not public, by the names of the remotes. */
export type RemoteAreas = Readonly<Record<string, Area>>;
