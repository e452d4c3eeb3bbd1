import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { GOOGLE } from '../cloud/addresses.ts';
import type { Production } from './production.ts';

/** A field of Identity Platform's configuration that has another value than it shall have. */
export interface SignInLack {
  readonly says: string;
  readonly field: string;
  readonly value: unknown;
}

const LEAST_PASSWORD = 12;
/** The one field that may have a larger value. */
const LEAST = 'minPasswordLength';

/** Fields of https://cloud.google.com/identity-platform/docs/reference/rest/v2/Config, and what each other value means. */
const WANTED: Readonly<Record<string, readonly [value: unknown, says: string]>> = {
  'signIn.email.enabled': [true, 'nobody can sign in with a password'],
  'signIn.email.passwordRequired': [true, 'a link in a mail is enough to sign in'],
  'signIn.anonymous.enabled': [false, 'anybody can sign in without a name'],
  'client.permissions.disabledUserSignup': [true, 'strangers can sign up'],
  'client.permissions.disabledUserDeletion': [true, 'accounts can be deleted from a browser'],
  'mfa.providerConfigs': [
    [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 1 } }],
    'authenticator apps (TOTP) are not switched on',
  ],
  'passwordPolicyConfig.passwordPolicyEnforcementState': [
    'ENFORCE',
    'the policy of passwords is not enforced',
  ],
  'passwordPolicyConfig.passwordPolicyVersions': [
    [{ customStrengthOptions: { [LEAST]: LEAST_PASSWORD } }],
    `passwords may be shorter than ${LEAST_PASSWORD} characters`,
  ],
  'monitoring.requestLogging.enabled': [true, 'sign-ins that fail leave no trace in the log'],
  'emailPrivacyConfig.enableImprovedEmailPrivacy': [
    true,
    'answers tell which addresses have an account',
  ],
};

const configSchema = z.looseObject({
  subtype: z.optional(z.string()),
  authorizedDomains: z._default(z.array(z.string()), []),
});
type SignInConfig = z.output<typeof configSchema>;

export const configAddress = (projectId: string) =>
  `${GOOGLE.identity}/admin/v2/projects/${projectId}/config`;

/** How Identity Platform is configured; undefined before it was ever switched on. */
export const readSignIn = ({ cloud, projectId }: Pick<Production, 'cloud' | 'projectId'>) =>
  cloud.find(configAddress(projectId), configSchema);

export const isSwitchedOn = (config: SignInConfig | undefined) =>
  config?.subtype === 'IDENTITY_PLATFORM';

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
  return Object.entries(wanted).every(([name, value]) =>
    name === LEAST ? Number(at(found, name)) >= value : holds(at(found, name), value),
  );
}

/** The fields that have another value than they shall have. */
export function signInLacks(
  config: SignInConfig | undefined,
  hostname: string,
): readonly SignInLack[] {
  const { authorizedDomains: domains = [] } = config ?? {};
  const says = `pages of ${hostname} may not sign anybody in`;
  const value = [...domains, hostname];
  const domain = { says, field: 'authorizedDomains', value };
  return [
    ...Object.entries(WANTED)
      .filter(([field, [wanted]]) => !holds(at(config, field) ?? false, wanted))
      .map(([field, [wanted, meaning]]) => ({ says: meaning, field, value: wanted })),
    ...(domains.includes(hostname) ? [] : [domain]),
  ];
}
