import { putDocument } from '../healthy-project.ts';
import { NUMBER, PROJECT } from '../sample-project.ts';
import type { Resource } from '../world.ts';
import { type BrokenState, AUTH, changeSettings } from './broken-state.ts';

export const SIGN_IN: readonly BrokenState[] = [
  {
    name: 'strangers can sign up',
    spoil: (world) =>
      world.edit(AUTH, {
        client: { permissions: { disabledUserSignup: false, disabledUserDeletion: true } },
      }),
    level: 'fail',
    says: /strangers can sign up/,
  },
  {
    name: 'passwords are switched off',
    spoil: (world) => world.edit(AUTH, { signIn: { email: { passwordRequired: true } } }),
    level: 'fail',
    says: /nobody can sign in with a password/,
  },
  {
    name: 'anybody can sign in without a name',
    spoil: (world) => {
      const { email } = world.get(AUTH)?.['signIn'] as Resource;
      world.edit(AUTH, { signIn: { email, anonymous: { enabled: true } } });
    },
    level: 'fail',
    says: /anybody can sign in without a name/,
  },
  {
    name: 'authenticator apps are switched off',
    spoil: (world) => world.edit(AUTH, { mfa: { providerConfigs: [] } }),
    level: 'fail',
    says: /authenticator apps \(TOTP\) are not switched on/,
  },
  {
    name: 'passwords may be short',
    spoil: (world) =>
      world.edit(AUTH, {
        passwordPolicyConfig: {
          passwordPolicyEnforcementState: 'ENFORCE',
          passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 6 } }],
        },
      }),
    level: 'fail',
    says: /shorter than 12 characters/,
  },
  {
    name: 'the domain of the site may not sign anybody in',
    spoil: (world) => world.edit(AUTH, { authorizedDomains: ['localhost'] }),
    level: 'fail',
    says: /pages of example\.org may not sign anybody in/,
  },
  {
    name: 'a password is enough',
    spoil: (world) => putDocument(world, 'settings/sign-in', { second_factor: 'optional' }),
    level: 'warn',
    says: /sign in with a password alone/,
  },
  {
    name: 'App Check has another key than pages',
    spoil: (world) =>
      world.edit(
        `firebaseappcheck.googleapis.com/v1/projects/${PROJECT}/apps/1:${NUMBER}:web:0123456789abcdef/recaptchaEnterpriseConfig`,
        { siteKey: 'another' },
      ),
    level: 'fail',
    says: /App Check does not know the key/,
  },
  {
    name: 'nobody asks for App Check',
    spoil: (world) => changeSettings(world, { ENFORCE_APP_CHECK: 'false' }),
    level: 'warn',
    says: /nobody asks for them/,
  },
];
