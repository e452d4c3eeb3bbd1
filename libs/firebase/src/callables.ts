import {
  connectFunctionsEmulator,
  FunctionsError,
  getFunctions,
  httpsCallable,
} from 'firebase/functions';
import { withDeadline } from '@raade/browser';
import { callTimeoutMs } from '@raade/contracts/base/call-times';
import type { Environment } from '@raade/contracts/releases/environment';
import * as z from 'zod/mini';
import { firebaseApp } from './app.ts';
import { provideAppCheck } from './app-check.ts';
import { emulatorAddress } from './emulator-address.ts';
import { oncePerEnvironment } from './once-per-environment.ts';
import { writtenMessage } from './written-message.ts';

const functionsOf = oncePerEnvironment((environment) => {
  const functions = getFunctions(firebaseApp(environment), environment.functionsRegion);
  if (environment.emulators) {
    const { host, port } = emulatorAddress(environment.emulators.functions);
    connectFunctionsEmulator(functions, host, port);
  }
  return functions;
});

/** Code of a `CallFailure` whose answer does not match the schema. */
export const MALFORMED_ANSWER = 'malformed-answer';

interface CallFailureOptions extends ErrorOptions {
  readonly details?: unknown;
  readonly messageForUsers?: string | undefined;
}

/**
 * The failure of a call. `code` is a canonical error code, like `unavailable`
 * (https://cloud.google.com/apis/design/errors#handling_errors), or `MALFORMED_ANSWER`.
 */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly code: string;
  /** The function's details, unchecked. */
  readonly details: unknown;
  /** The message for users that the function has written; undefined if it wrote none or was not reached. */
  readonly messageForUsers: string | undefined;

  constructor(code: string, message: string, options: CallFailureOptions = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.details = options.details;
    this.messageForUsers = options.messageForUsers;
  }
}

/**
 * Calls a callable function and checks its answer.
 *
 * @param name a value of `CALLABLES`
 * @throws CallFailure
 */
export async function callFunction<Schema extends z.ZodMiniType>(
  environment: Environment,
  name: string,
  payload: unknown,
  answerSchema: Schema,
): Promise<z.output<Schema>> {
  // A deadline of our own, since the SDK's timeout begins only when it has the tokens.
  const pendingCall = withDeadline(call(environment, name, payload), callTimeoutMs(name), tooLate);
  const { data } = await pendingCall.catch((error: unknown) => {
    throw callFailureOf(error);
  });
  const answer = z.safeParse(answerSchema, data);
  if (answer.success) return answer.data;
  throw new CallFailure(MALFORMED_ANSWER, `${name} answered something else than agreed`, {
    details: { issues: answer.error.issues },
  });
}

const tooLate = () => new CallFailure('deadline-exceeded', 'There was no answer in time.');

async function call(environment: Environment, name: string, payload: unknown) {
  await provideAppCheck(environment);
  const callable = httpsCallable(functionsOf(environment), name, {
    // With App Check, each call needs a new token, since some functions accept a token only once.
    limitedUseAppCheckTokens: true,
    // The default of 70 s is too short for the longest calls.
    timeout: callTimeoutMs(name),
  });
  return callable(payload);
}

/** The code of a `CallFailure`; undefined for other errors. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof CallFailure ? error.code : undefined;
}

function callFailureOf(cause: unknown): CallFailure {
  if (cause instanceof CallFailure) return cause;
  if (cause instanceof FunctionsError) {
    const code = cause.code.replace(/^functions\//, '');
    const { message, details } = cause;
    return new CallFailure(code, message, {
      details,
      cause,
      messageForUsers: writtenMessage(cause),
    });
  }
  return new CallFailure('unknown', 'The call could not be made.', { cause });
}
