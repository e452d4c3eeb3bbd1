import * as z from 'zod/mini';
import { dayText } from '../base/day-text.ts';
import { remoteName } from './remote.ts';
import { schemaNumber } from '../base/schema-number.ts';

const url = z.url('must be an absolute URL, like https://example.org');
const origin = z
  .string()
  .check(
    z.regex(
      /^https:\/\/[a-z0-9.-]+$|^http:\/\/(localhost|127\.0\.0\.1):\d+$/,
      'must be an origin, like https://giving.example.org',
    ),
  );
const filled = z.string('must be a text').check(z.minLength(1, 'must not be empty'));

export const AUTH_PROVIDERS = ['google', 'password'] as const;

/**
 * `environment.json`: all differences between the local stack, a preview and production. Nothing of it is compiled into
 * an app. It is inlined into every composed page, so it contains no secret: a Firebase web config and a publishable key
 * are public by design. Browsers ignore unknown fields; `check-closed.ts` refuses them when the file is written.
 */
export const environmentSchema = z
  .object({
    /** Version of the format; 1 if missing. */
    schema: z.optional(schemaNumber),
    /** Shown in logs. */
    name: filled,
    /** Origin of the public site, for canonical links and share cards. */
    siteUrl: url,
    /** Address of the registry for background reads, relative to the site or absolute. */
    registryUrl: filled,
    /**
     * Origins of the sites with the releases of remotes, by name of the remote. Only the publisher reads them; pages
     * get the addresses from their registry.
     */
    sites: z.optional(z.record(remoteName, origin)),
    firebase: z.object({
      apiKey: filled,
      authDomain: filled,
      projectId: filled,
      appId: z.optional(filled),
    }),
    functionsRegion: filled,
    /**
     * Site key of reCAPTCHA Enterprise. If set, pages send App Check tokens, which keep out scripts. Missing on the
     * local stack, whose emulators need none.
     */
    appCheckSiteKey: z.optional(filled),
    stripe: z.object({ publishableKey: filled }),
    /** The recipient of donations, as in its official papers. By default the association under its own name. */
    recipient: z.optional(
      z.object({
        legalName: filled,
        /** The kind of organization, after its name: `a nonprofit corporation`. */
        status: z.optional(filled),
        taxId: z.optional(filled),
        /** A public page that confirms it, like its entry in a register of nonprofits. */
        registerEntry: z.optional(url),
        /** Its name on card statements, as set in the Stripe account. */
        statementName: z.optional(filled),
      }),
    ),
    /** Name of the mail provider on the privacy page: `Brevo`, or the owner of the mail server. */
    mailService: z.optional(filled),
    /** A page for donations without script, like a Stripe Payment Link; the donation form then links to it. */
    paymentLink: z.optional(url),
    /**
     * Simulated date, like `2025-03-01`, for trying out the site on another day. By default today, in the forum's zone.
     */
    today: z.optional(dayText),
    /** True if a third party's real script fails under Trusted Types. Our emulators and fakes cannot show that. */
    withoutTrustedTypes: z.optional(z.boolean()),
    /** Contact for security reports, like `mailto:security@example.org`; the site's own address by default. */
    securityContact: z.optional(
      z.string().check(z.regex(/^(mailto|https):\S+$/, 'must begin with mailto: or https:')),
    ),
    /** The repository on GitHub, like `https://github.com/owner/name`: Health links to its runbook. */
    repository: z.optional(url),
    /** Origins of the Firebase emulators; missing in production. */
    emulators: z.optional(z.object({ auth: url, firestore: url, functions: url })),
    /** Scripts that replace those of third parties on the local stack, like the one of the Stripe emulator. */
    fakeScripts: z.optional(z.array(url)),
    /** Sign-in methods of staff; a password by default. Each must be enabled in Firebase Auth. */
    authProviders: z.optional(z.array(z.enum(AUTH_PROVIDERS)).check(z.minLength(1))),
    /** Seeded accounts that the sign-in page of the local stack shows, with their rights. */
    seededAccounts: z.optional(z.array(z.object({ email: filled, password: filled, may: filled }))),
    /**
     * For development only: if hot reloading makes an area throw one of the errors in
     * `libs/platform/src/recovery/development-errors.ts`, the area is rendered again without an error screen.
     */
    suppressDevelopmentErrors: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ appCheckSiteKey, firebase }) => !appCheckSiteKey || firebase.appId, {
      path: ['firebase', 'appId'],
      error: 'must be there with an appCheckSiteKey: tokens are given to an app',
    }),
  );

export type Environment = z.infer<typeof environmentSchema>;
