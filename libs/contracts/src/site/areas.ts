import * as z from 'zod/mini';

/**
 * Areas of the site, each with its own Content-Security-Policy. A tab keeps the policy of its document, so a link into
 * the other area loads a new document.
 */
export const AREAS = ['public', 'staff'] as const;
export type Area = (typeof AREAS)[number];

/** External services that pages may use. `libs/publishing` lists what each needs in the policy. */
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

/** Fields of a remote that determine the policy of its pages. */
export const policyFields = {
  /** The area of its pages; `public` by default. */
  area: z.optional(z.enum(AREAS)),
  /** The services that its code uses; none by default. */
  services: z.optional(z.array(z.enum(SERVICES))),
};

/** Areas of remotes with pages that are not public, by name of the remote. */
export type RemoteAreas = Readonly<Record<string, Area>>;
