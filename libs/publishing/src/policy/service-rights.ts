import { type Service, SERVICES } from '@raade/contracts/site/areas';
import type { Environment } from '@raade/contracts/releases/environment';

/** The sources that a service needs in a Content-Security-Policy, by directive. */
export interface Rights {
  readonly script?: readonly string[];
  readonly frame?: readonly string[];
  readonly connect?: readonly string[];
  readonly img?: readonly string[];
}

export const originOf = (address: string) => new URL(address).origin;

const RECAPTCHA = 'https://www.google.com/recaptcha/';
const NONE: Rights = {};

/** The rights of a Firebase service and its emulator. */
function backendRights(addresses: readonly string[], emulator: string | undefined): Rights {
  return { connect: [...addresses, ...(emulator ? [originOf(emulator)] : [])] };
}

/** The rights of each service. Comments give the purpose; add one for a new service. */
const RIGHTS: Readonly<Record<Service, (environment: Environment) => Rights>> = {
  /** Applications, and records of staff. Limited to our project, so that data cannot be sent to another one. */
  firestore: ({ firebase, emulators }) =>
    backendRights(
      [`https://firestore.googleapis.com/v1/projects/${firebase.projectId}/`],
      emulators?.firestore,
    ),

  /** Sign-in of staff, also for previews. */
  auth: ({ emulators }) =>
    backendRights(
      ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
      emulators?.auth,
    ),

  /** Our own functions. */
  functions: ({ functionsRegion, firebase, emulators }) =>
    backendRights(
      [`https://${functionsRegion}-${firebase.projectId}.cloudfunctions.net`],
      emulators?.functions,
    ),

  /**
   * The card field and 3-D Secure, as Stripe's guide listed them in August 2026
   * (https://docs.stripe.com/security/guide#content-security-policy): Stripe.js starts its frames and scripts on
   * subdomains that change. Addresses, Link and Checkout need more sources, and are not used here.
   */
  stripe({ fakeScripts = [] }) {
    // A fake script has the rights of the one that it replaces.
    const fakes = fakeScripts.map(originOf);
    const stripeJs = ['https://js.stripe.com', 'https://*.js.stripe.com'];
    return {
      script: [...stripeJs, ...fakes],
      frame: [...stripeJs, 'https://hooks.stripe.com', ...fakes],
      connect: ['https://api.stripe.com', ...fakes],
      img: ['https://*.stripe.com', ...fakes],
    };
  },

  /** The player without cookies, in a frame, so that none of its scripts runs in our pages. */
  youtube: () => ({ frame: ['https://www.youtube-nocookie.com'] }),

  /** Google's sign-in, which opens its window by a script and a frame. */
  'google-sign-in'({ authProviders = [], firebase, emulators }) {
    if (!authProviders.includes('google')) return NONE;
    const frames = [
      `https://${firebase.authDomain}`,
      ...(emulators ? [originOf(emulators.auth)] : []),
    ];
    return { script: ['https://apis.google.com'], frame: frames };
  },

  /** App Check with reCAPTCHA Enterprise, which distinguishes our pages from bots. */
  'app-check'({ appCheckSiteKey }) {
    if (appCheckSiteKey === undefined) return NONE;
    return {
      script: [RECAPTCHA, 'https://www.gstatic.com/recaptcha/'],
      frame: [RECAPTCHA],
      connect: ['https://content-firebaseappcheck.googleapis.com', RECAPTCHA],
    };
  },
};

/** The combined rights of several services. */
export function rightsOf(
  services: ReadonlySet<Service>,
  environment: Environment,
): Required<Rights> {
  const all = SERVICES.filter((service) => services.has(service)).map((service) =>
    RIGHTS[service](environment),
  );
  const of = (kind: keyof Rights) => all.flatMap((rights) => rights[kind] ?? []);
  return { script: of('script'), frame: of('frame'), connect: of('connect'), img: of('img') };
}
