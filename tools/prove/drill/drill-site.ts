import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import { LOCAL_TICK, LOCAL_WATCH } from '@raade/contracts/base/callables';
import { Failure } from '@raade/contracts/base/failure';
import type { StackDescription } from '@raade/kit/stack/stack-file.ts';
import { MAIL_SERVER_PID } from '@raade/kit/stack/layout.ts';
import { signalGroup } from '@raade/kit/processes/process-group.ts';
import { functionUrl } from '@raade/stack/environments.ts';

/** The local stack, as drills work on it. */
export interface DrillSite {
  readonly stack: StackDescription;
  readonly firestore: Firestore;
  /** Lets every clock strike once, as `npm start` does each minute. */
  tick(): Promise<void>;
  /** Looks at the health at once, by a clock that is so far ahead from now on; left out, it stays as it is. */
  look(aheadMs?: number): Promise<void>;
  /** Asks the Stripe emulator, or its control, as our functions would. */
  stripe(pathname: string, body: object | URLSearchParams): Promise<unknown>;
  call(name: string, data: unknown): Promise<Response>;
  /** The mail server takes nothing on, and goes on where it was. */
  mailServer(order: 'stop' | 'go on'): Promise<void>;
  /** All that the functions have logged. */
  log(): Promise<string>;
}

export function drillSite(stack: StackDescription, firestore: Firestore): DrillSite {
  const folder = path.dirname(stack.sites);
  const urlOf = (name: string) => functionUrl(stack.origins, name);
  return {
    ...{ stack, firestore },
    async tick() {
      await post(urlOf(LOCAL_TICK), {});
    },
    async look(aheadMs) {
      await post(urlOf(LOCAL_WATCH), aheadMs === undefined ? {} : { aheadMs });
    },
    async stripe(pathname, body) {
      const headers = { authorization: `Bearer ${stack.env['STRIPE_SECRET_KEY']}` };
      return (await post(`${stack.origins.stripe}${pathname}`, body, headers)).json();
    },
    call: (name, data) => fetch(urlOf(name), request({ data })),
    async mailServer(order) {
      const pid = Number(await readFile(path.join(folder, MAIL_SERVER_PID), 'utf8'));
      signalGroup(pid, order === 'stop' ? 'SIGSTOP' : 'SIGCONT');
    },
    log: () => readFile(path.join(folder, 'logs/firebase.log'), 'utf8'),
  };
}

function request(body: object, headers: Readonly<Record<string, string>> = {}): RequestInit {
  return body instanceof URLSearchParams
    ? { method: 'POST', headers, body }
    : {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      };
}

async function post(
  url: string,
  body: object,
  headers?: Readonly<Record<string, string>>,
): Promise<Response> {
  const response = await fetch(url, request(body, headers));
  if (response.ok) return response;
  throw new Failure(`${url} answered ${response.status}: ${await response.text()}`);
}
