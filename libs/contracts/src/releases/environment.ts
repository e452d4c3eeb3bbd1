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
 * `environment.json`: everything that differs between the local stack, a preview and production.
 * Nothing of it is compiled into an app. It is inlined into every composed page, so it holds
 * no secret: a Firebase web config and a publishable key are public by design.
 * Fields that are not known pass where a browser reads it; `check-closed.ts` refuses them where one is written.
 */
export const environmentSchema = z
  .object({
    /** Number of this file's form; an `environment.json` without one is of the first form. */
    schema: z.optional(schemaNumber),
    /** Shown in logs. */
    name: filled,
    /** Origin of the public site, for canonical links and share cards. */
    siteUrl: url,
    /** The address at which the registry is read again in the background, relative to the site or absolute. */
    registryUrl: filled,
    /**
     * Origins of the sites that the releases of remotes lie on, by their names. Compose alone reads them; pages say in
     * their registry where each live release lies.
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
     * Site key of reCAPTCHA Enterprise: with it pages send App Check tokens, which keep scripts out. Absent on
     * the local stack, whose emulators ask for none.
     */
    appCheckSiteKey: z.optional(filled),
    stripe: z.object({ publishableKey: filled }),
    /** The recipient of gifts, as its papers name it. Without this field the name is the association's own. */
    recipient: z.optional(
      z.object({
        legalName: filled,
        /** The kind of organization, behind its name: `a nonprofit corporation`. */
        status: z.optional(filled),
        taxId: z.optional(filled),
        /** Where anybody can look it up, like its entry in a public register of nonprofits. */
        registerEntry: z.optional(url),
        /** Its name on the statements of cards, as the Stripe account says it: no payment gives another one. */
        statementName: z.optional(filled),
      }),
    ),
    /** Name of the mail provider on the privacy page: `Brevo`, or the owner of the mail server. */
    mailService: z.optional(filled),
    /** A page on which one can give without script, like a Payment Link of Stripe: the donation form then names it. */
    paymentLink: z.optional(url),
    /**
     * The day that the site takes for today, like `2025-03-01`, for trying out what it shows then. Without it today is
     * today, where the forum is.
     */
    today: z.optional(dayText),
    /**
     * True where the real script of a third party fails under Trusted Types, until it does not: no emulator or fake
     * of ours can tell.
     */
    withoutTrustedTypes: z.optional(z.boolean()),
    /** Where to write about a hole, like `mailto:security@example.org`; the site's own address if there is none. */
    securityContact: z.optional(
      z.string().check(z.regex(/^(mailto|https):\S+$/, 'must begin with mailto: or https:')),
    ),
    /** The repository on GitHub, like `https://github.com/owner/name`: Health links to its runbook. */
    repository: z.optional(url),
    /** Origins of the Firebase emulators; absent in production. */
    emulators: z.optional(z.object({ auth: url, firestore: url, functions: url })),
    /** Scripts in place of those of third parties on the local stack, like the one of the Stripe emulator. */
    fakeScripts: z.optional(z.array(url)),
    /** How staff sign in; with a password unless it says otherwise. Each has to be switched on in Firebase Auth. */
    authProviders: z.optional(z.array(z.enum(AUTH_PROVIDERS)).check(z.minLength(1))),
    /** The seeded accounts that the sign-in page of the local stack shows, with what each may do. */
    seededAccounts: z.optional(z.array(z.object({ email: filled, password: filled, may: filled }))),
    /**
     * True for developing only: an area that throws what hot reloading causes is rendered anew, without an error
     * screen. These errors are listed in `libs/platform/src/recovery/development-errors.ts`.
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
