import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { GOOGLE } from '../cloud/addresses.ts';
import type { Production } from './production.ts';

/** A field of Identity Platform's configuration with a wrong value. */
export interface SignInProblem {
  readonly message: string;
  readonly field: string;
  /** The required value. */
  readonly value: unknown;
}

const MIN_PASSWORD_LENGTH = 12;
/** The only field that may have a larger value than required. */
const MIN_LENGTH_FIELD = 'minPasswordLength';
/**
 * The required values of fields of https://cloud.google.com/identity-platform/docs/reference/rest/v2/Config, and the
 * message for any other value.
 */
const REQUIRED: Readonly<Record<string, readonly [value: unknown, message: string]>> = {
  'signIn.email.enabled': [true, 'nobody can sign in with a password'],
  'signIn.email.passwordRequired': [true, 'a link in a mail is enough to sign in'],
  'signIn.anonymous.enabled': [false, 'anybody can sign in anonymously'],
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
    [{ customStrengthOptions: { [MIN_LENGTH_FIELD]: MIN_PASSWORD_LENGTH } }],
    `passwords may be shorter than ${MIN_PASSWORD_LENGTH} characters`,
  ],
  'monitoring.requestLogging.enabled': [true, 'failed sign-ins are not logged'],
  'emailPrivacyConfig.enableImprovedEmailPrivacy': [
    true,
    'answers reveal which addresses have an account',
  ],
};

const configSchema = z.looseObject({
  subtype: z.optional(z.string()),
  authorizedDomains: z._default(z.array(z.string()), []),
});
type SignInConfig = z.output<typeof configSchema>;

/** The address of the configuration of Identity Platform. */
export const configAddress = (projectId: string) =>
  `${GOOGLE.identity}/admin/v2/projects/${projectId}/config`;

/** Reads the configuration of Identity Platform; undefined if it was never switched on. */
export const readSignIn = ({ cloud, projectId }: Pick<Production, 'cloud' | 'projectId'>) =>
  cloud.find(configAddress(projectId), configSchema);

/** True if the project uses Identity Platform, and not only Firebase Auth. */
export const usesIdentityPlatform = (config: SignInConfig | undefined) =>
  config?.subtype === 'IDENTITY_PLATFORM';

/** The value of a field like `signIn.email.enabled`; undefined if there is none. */
const readField = (config: unknown, field: string): unknown =>
  field
    .split('.')
    .reduce<unknown>(
      (value, name) => (value as Record<string, unknown> | undefined)?.[name],
      config,
    );

/** True if the actual value has all parts of the required one. Google adds further fields. */
function contains(actual: unknown, required: unknown): boolean {
  if (typeof required !== 'object' || required === null) return isDeepStrictEqual(actual, required);
  if (Array.isArray(required)) {
    if (!Array.isArray(actual)) return false;
    return required.every((value) => actual.some((candidate) => contains(candidate, value)));
  }
  return Object.entries(required).every(([name, value]) =>
    name === MIN_LENGTH_FIELD
      ? Number(readField(actual, name)) >= value
      : contains(readField(actual, name), value),
  );
}

/** The fields with wrong values. */
export function checkSignIn(
  config: SignInConfig | undefined,
  hostname: string,
): readonly SignInProblem[] {
  const { authorizedDomains: domains = [] } = config ?? {};
  const message = `pages of ${hostname} are not allowed to sign in users`;
  const value = [...domains, hostname];
  const domainProblem = { message, field: 'authorizedDomains', value };
  return [
    ...Object.entries(REQUIRED)
      // Google omits fields that are false.
      .filter(([field, [value]]) => !contains(readField(config, field) ?? false, value))
      .map(([field, [required, text]]) => ({ message: text, field, value: required })),
    ...(domains.includes(hostname) ? [] : [domainProblem]),
  ];
}
