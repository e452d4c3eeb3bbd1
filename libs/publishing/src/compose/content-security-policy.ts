import { createHash } from 'node:crypto';
import type { Environment } from '@raade/contracts/environment';
import type { Registry } from '@raade/contracts/registry';

/** The rights of one party beside our own sites, by directive (https://www.w3.org/TR/CSP3/). */
interface Party {
  readonly script?: readonly string[];
  readonly frame?: readonly string[];
  readonly connect?: readonly string[];
  readonly img?: readonly string[];
}

/** Third parties, each with its purpose. A new one needs one, too. */
const THIRD_PARTIES: readonly Party[] = [
  // Stripe: the card field and 3-D Secure (https://docs.stripe.com/security/guide#content-security-policy).
  {
    script: ['https://js.stripe.com'],
    frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
    connect: ['https://api.stripe.com'],
    img: ['https://*.stripe.com'],
  },
  // YouTube: the player's script, which loads a second one from the same host, and the player without cookies.
  {
    script: ['https://www.youtube.com'],
    frame: ['https://www.youtube-nocookie.com', 'https://www.youtube.com'],
  },
  // Firebase: applications (Firestore) and the sign-in of staff (Auth).
  {
    connect: [
      'https://firestore.googleapis.com',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ],
  },
  // Sign-in with Google, which opens its window through a script and a frame of its own.
  { script: ['https://apis.google.com'] },
  // App Check: tells our pages from scripts that pose as them, with reCAPTCHA Enterprise.
  {
    script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frame: ['https://www.google.com/recaptcha/'],
    connect: [
      'https://content-firebaseappcheck.googleapis.com',
      'https://www.google.com/recaptcha/',
    ],
  },
];

const originOf = (address: string) => new URL(address).origin;

/** Where this deployment's backend answers: in production, or as emulators. */
function backend({ firebase, functionsRegion, emulators, fakeScripts }: Environment): Party[] {
  const fakes = (fakeScripts ?? []).map(originOf);
  const { authDomain, projectId } = firebase;
  return [
    { connect: [`https://${functionsRegion}-${projectId}.cloudfunctions.net`] },
    { frame: [`https://${authDomain}`] },
    ...(emulators
      ? [{ connect: Object.values(emulators).map(originOf), frame: [originOf(emulators.auth)] }]
      : []),
    // A fake script has the rights of the one that it replaces.
    { script: fakes, frame: fakes, connect: fakes, img: fakes },
  ];
}

/** The hash by which a script in the page itself may run. */
export function scriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The policy of every page of the shell: scripts come from our sites and the parties above, and from the page
 * itself only as `inlineScripts`; nothing is evaluated. Styles may stand in the page, as styled-components and
 * what is rendered at build put them there. `frame-ancestors` works in a header only: see `firebase.json`.
 */
export function contentSecurityPolicy(
  environment: Environment,
  registry: Registry,
  inlineScripts: readonly string[],
): string {
  const remotes = Object.values(registry.remotes).map(({ url }) => originOf(url));
  const own = [...new Set(["'self'", ...remotes])];
  const parties = [...THIRD_PARTIES, ...backend(environment)];
  const of = (kind: keyof Party) => parties.flatMap((party) => party[kind] ?? []);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': [...own, ...inlineScripts.map(scriptHash), ...of('script')],
    'style-src': [...own, "'unsafe-inline'"],
    'img-src': [...own, 'data:', ...of('img')],
    'font-src': own,
    'media-src': own,
    'connect-src': [...own, ...of('connect')],
    'frame-src': of('frame'),
    // Workers of remotes, which browsers start only from the page's own origin, and so from a copy.
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}
