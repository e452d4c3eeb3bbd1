import { HttpsError, onCall, type CallableFunction } from 'firebase-functions/https';
import { type CallAddress, callName, functionOf } from '@raade/contracts/base/callables';
import { CALL_TABLE } from './call-table.ts';
import { CALL_OPTIONS } from '../base/configuration/function-options.ts';
import { settings } from '../base/configuration/settings.ts';

type FunctionName = keyof typeof CALL_OPTIONS;

const ADDRESSES = Object.keys(CALL_TABLE) as CallAddress[];

/**
 * The deployed function with this name. If it serves several calls, the path below its address names the call, as in
 * `CALLABLES`.
 *
 * @throws HttpsError `not-found` for a path that names no call; `unauthenticated` without an App Check token where one
 * is required
 */
export function callFunction(name: FunctionName): CallableFunction<unknown, unknown> {
  const calls = new Map(
    ADDRESSES.filter((address) => functionOf(address) === name).map((address) => [
      callName(address),
      CALL_TABLE[address],
    ]),
  );
  return onCall(CALL_OPTIONS[name](), async (request) => {
    // A function with one call has its name.
    const requestedCall = calls.has(name) ? name : request.rawRequest.path.slice(1);
    const loadCall = calls.get(requestedCall);
    if (!loadCall) throw new HttpsError('not-found', 'There is no such call.');
    const { run, isOpenWithoutAppCheck } = await loadCall();
    const needsToken = settings().ENFORCE_APP_CHECK === 'true' && !isOpenWithoutAppCheck;
    if (needsToken && !request.app) throw new HttpsError('unauthenticated', 'Unauthenticated');
    return run(request, requestedCall);
  });
}
