import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { GOOGLE } from '../../cloud/addresses.ts';
import type { Production } from '../../wanted/production.ts';
import type { Lack, Step } from '../../wanted/step.ts';

/** https://cloud.google.com/identity-platform/docs/reference/rest/v2/Config */
const configSchema = z.looseObject({
  subtype: z.optional(z.string()),
  authorizedDomains: z._default(z.array(z.string()), []),
});
type Config = z.output<typeof configSchema>;

/** What Identity Platform shall say, by the path of each field, and how a lack is told. */
const WANTED: readonly (readonly [field: string, value: unknown, says: string])[] = [
  ['signIn.email.enabled', true, 'nobody can sign in with a password'],
  ['signIn.email.passwordRequired', true, 'a link in a mail is enough to sign in'],
  ['client.permissions.disabledUserSignup', true, 'strangers can sign up'],
  ['client.permissions.disabledUserDeletion', true, 'accounts can be deleted from a browser'],
  [
    'mfa.providerConfigs',
    [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 1 } }],
    'authenticator apps (TOTP) are not switched on',
  ],
  [
    'passwordPolicyConfig.passwordPolicyEnforcementState',
    'ENFORCE',
    'the policy of passwords is not enforced',
  ],
  ['monitoring.requestLogging.enabled', true, 'sign-ins that fail leave no trace in the log'],
  [
    'emailPrivacyConfig.enableImprovedEmailPrivacy',
    true,
    'answers tell which addresses have an account',
  ],
];
const LEAST_PASSWORD = 12;
const PASSWORD_FIELD = 'passwordPolicyConfig.passwordPolicyVersions';

const at = (config: unknown, field: string): unknown =>
  field
    .split('.')
    .reduce<unknown>(
      (value, name) => (value as Record<string, unknown> | undefined)?.[name],
      config,
    );

/** True if all that is wanted is there; Google may say more beside it. */
function holds(found: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return isDeepStrictEqual(found, wanted);
  if (Array.isArray(wanted)) {
    return Array.isArray(found) && wanted.every((one) => found.some((other) => holds(other, one)));
  }
  return Object.entries(wanted).every(([name, value]) => holds(at(found, name), value));
}

/** A `PATCH` whose mask names one field each, so that nothing else changes. */
function change({ cloud, projectId }: Production, field: string, value: unknown) {
  const names = field.split('.');
  const body = names.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
  const address = `${GOOGLE.identity}/admin/v2/projects/${projectId}/config?updateMask=${field}`;
  return cloud.change('PATCH', address, body as object);
}

function shortPasswords(production: Production, config: Config | undefined): readonly Lack[] {
  const versions = at(config, PASSWORD_FIELD);
  const least = Array.isArray(versions)
    ? at(versions[0], 'customStrengthOptions.minPasswordLength')
    : undefined;
  if (typeof least === 'number' && least >= LEAST_PASSWORD) return [];
  const value = [{ customStrengthOptions: { minPasswordLength: LEAST_PASSWORD } }];
  return [
    {
      says: `passwords may be shorter than ${LEAST_PASSWORD} characters`,
      mend: () => change(production, PASSWORD_FIELD, value),
    },
  ];
}

function foreignPages(production: Production, config: Config | undefined): readonly Lack[] {
  const { hostname } = new URL(production.environment.siteUrl);
  if (config?.authorizedDomains.includes(hostname)) return [];
  return [
    {
      says: `pages of ${hostname} may not sign anybody in`,
      async mend() {
        // Read anew: Identity Platform brings domains of its own when it is switched on.
        const domains = (await readConfig(production))?.authorizedDomains ?? [];
        await change(production, 'authorizedDomains', [...domains, hostname]);
      },
    },
  ];
}

const readConfig = ({ cloud, projectId }: Production) =>
  cloud.find(`${GOOGLE.identity}/admin/v2/projects/${projectId}/config`, configSchema);

export const authStep: Step = {
  id: 'auth',
  title: 'Sign-in of staff: Identity Platform, and nobody signs up',
  why: 'Accounts come by invitation, passwords are long, and authenticator apps can be asked for.',
  async lacks(production) {
    const { cloud, projectId } = production;
    const config = await readConfig(production);
    const start = `${GOOGLE.identity}/v2/projects/${projectId}/identityPlatform:initializeAuth`;
    const isThere = config?.subtype === 'IDENTITY_PLATFORM';
    return [
      ...(isThere
        ? []
        : [
            {
              says: 'Identity Platform is not switched on',
              mend: () => cloud.change('POST', start, {}),
            },
          ]),
      ...WANTED.filter(([field, value]) => !holds(at(config, field), value)).map(
        ([field, value, says]) => ({ says, mend: () => change(production, field, value) }),
      ),
      ...(at(config, 'signIn.anonymous.enabled') === true
        ? [
            {
              says: 'anybody can sign in without a name',
              mend: () => change(production, 'signIn.anonymous.enabled', false),
            },
          ]
        : []),
      ...shortPasswords(production, config),
      ...foreignPages(production, config),
    ];
  },
};

const providerSchema = z.looseObject({ enabled: z._default(z.boolean(), false) });

export const googleStep: Step = {
  id: 'google-sign-in',
  title: 'Sign-in with Google',
  why: 'Only where environment.json offers it (authProviders).',
  async lacks({ cloud, projectId, environment }) {
    if (!environment.authProviders?.includes('google')) return [];
    const address = `${GOOGLE.identity}/admin/v2/projects/${projectId}/defaultSupportedIdpConfigs/google.com`;
    if ((await cloud.find(address, providerSchema))?.enabled) return [];
    return [
      {
        says: 'environment.json offers sign-in with Google, and it is not switched on',
        byHand: `switch it on, since only the console makes its client: https://console.firebase.google.com/project/${projectId}/authentication/providers`,
      },
    ];
  },
};
