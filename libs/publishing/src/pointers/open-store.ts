import { CALLABLES, RELEASE_WORKFLOW } from '@raade/contracts/base/callables';
import { PICTURE_MEDIA_TYPE } from '@raade/contracts/content/picture-upload';
import type { Environment } from '@raade/contracts/releases/environment';
import { functionAddress } from '@raade/contracts/releases/function-address';
import { Failure } from '@raade/contracts/base/failure';
import * as z from 'zod/mini';
import { functionPointerStore, type PointerCalls } from './function-pointer-store.ts';
import type { PointerStore } from './pointer-store.ts';
import { readAnswer } from './refused-call.ts';

/** An account of the local stack. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/**
 * Address and token with which a job of GitHub Actions requests its OIDC token. Only jobs with `id-token: write` have
 * them.
 */
export interface WorkflowRun {
  readonly url: string;
  readonly token: string;
}

const TIMEOUT_MS = 120_000;

/** Opens the pointer store of a local stack, signed in with an account. */
export async function storeOfAccount(
  environment: Environment,
  account: Account,
): Promise<PointerStore> {
  const call = await callerOf(environment, account);
  return functionPointerStore({
    list: () => call(CALLABLES.listReleases, {}),
    move: (request) => call(CALLABLES.movePointer, request),
  });
}

/** Signs in to a local stack. Returns a function that calls functions as the account; bytes are sent as a picture. */
export async function callerOf(environment: Environment, account: Account) {
  const idToken = await signIn(environment, account);
  return async (name: string, data: object): Promise<unknown> => {
    const body = data instanceof Uint8Array ? data : { data };
    const answer = await post(functionAddress(environment, name), idToken, body);
    return z.object({ result: z.unknown() }).parse(answer).result;
  };
}

/** Opens the pointer store of a deployed project from a GitHub workflow, with the token of the run. */
export function storeOfWorkflow(environment: Environment, run: WorkflowRun): PointerStore {
  const audience = new URL(environment.siteUrl).origin;
  const url = functionAddress(environment, RELEASE_WORKFLOW);
  const ask = async (body: object) => post(url, await tokenOf(run, audience), body);
  const calls: PointerCalls = {
    list: () => ask({ task: 'list' }),
    move: (request) => ask({ task: 'move', ...request }),
  };
  return functionPointerStore(calls);
}

async function post(url: string, token: string, body: object): Promise<unknown> {
  const isFile = body instanceof Uint8Array;
  const type = isFile ? PICTURE_MEDIA_TYPE : 'application/json';
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    body: isFile ? Uint8Array.from(body) : JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return readAnswer(response);
}

async function signIn({ emulators, firebase }: Environment, account: Account): Promise<string> {
  if (!emulators) throw new Failure('Accounts with a password sign in on a local stack alone.');
  const accounts = `${emulators.auth}/identitytoolkit.googleapis.com/v1/accounts`;
  const response = await fetch(`${accounts}:signInWithPassword?key=${firebase.apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, returnSecureToken: true }),
  });
  if (!response.ok) throw new Failure(`${account.email} could not be signed in.`);
  return z.object({ idToken: z.string() }).parse(await response.json()).idToken;
}

/** Gets the token of a workflow run. The address already contains a query, so `&` is right. */
async function tokenOf({ url, token }: WorkflowRun, audience: string): Promise<string> {
  const response = await fetch(`${url}&audience=${encodeURIComponent(audience)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Failure(`GitHub gives this job no token: ${response.status}.`);
  return z.object({ value: z.string() }).parse(await response.json()).value;
}
