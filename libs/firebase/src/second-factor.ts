import {
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorResolver,
  TotpMultiFactorGenerator,
} from 'firebase/auth';
import type { Environment } from '@raade/contracts/releases/environment';
import type { SecondFactor } from '@raade/contracts/staff/second-factor';
import { AuthFailure, orAuthFailure } from './auth-failure.ts';
import { authOf } from './auth.ts';

/** The second step of a sign-in: the password was right, and a code is needed. */
export interface CodeQuestion {
  /** The source of the code. */
  readonly factor: SecondFactor;
  /** Completes the sign-in. After a wrong code it can be called again. @throws AuthFailure */
  readonly answer: (code: string) => Promise<void>;
}

/**
 * Starts the second step of a sign-in that has failed with `second-factor-needed`.
 * @throws AuthFailure
 */
export function beginSecondStep(
  environment: Environment,
  failure: AuthFailure,
): Promise<CodeQuestion> {
  return orAuthFailure(async () => {
    const error = failure.cause as MultiFactorError;
    return codeQuestionOf(environment, getMultiFactorResolver(authOf(environment), error));
  });
}

async function codeQuestionOf(
  environment: Environment,
  resolver: MultiFactorResolver,
): Promise<CodeQuestion> {
  const hintOf = (factor: SecondFactor) =>
    resolver.hints.find(({ factorId }) => (factorId as string) === factor);
  const [app, phone] = [hintOf('totp'), hintOf('phone')];
  if (app) {
    const assertionOf = (code: string) =>
      TotpMultiFactorGenerator.assertionForSignIn(app.uid, code);
    return { factor: 'totp', answer: (code) => completeSignIn(resolver, assertionOf(code)) };
  }
  // Text messages need a script of Google that the policy of staff pages blocks, so they work with the emulator only.
  if (!phone || !environment.emulators) throw new AuthFailure('factor-not-supported');
  const { sendCode } = await import('./phone-code.lazy.ts');
  const assertionOf = await sendCode(environment, {
    session: resolver.session,
    multiFactorHint: phone,
  });
  return { factor: 'phone', answer: (code) => completeSignIn(resolver, assertionOf(code)) };
}

type Assertion = Parameters<MultiFactorResolver['resolveSignIn']>[0];

const completeSignIn = (resolver: MultiFactorResolver, assertion: Assertion): Promise<void> =>
  orAuthFailure(async () => void (await resolver.resolveSignIn(assertion)));
