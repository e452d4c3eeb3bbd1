import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startLocalServer } from '@raade/contracts/testing/local-server';
import { createHostingState, type HostingState, Refused } from './hosting-state.ts';
import { hostingRoutes, type Step } from './hosting-routes.ts';

/** A simulated fault of a request: an error status, or a lost connection before or after the request was handled. */
export type Fault = { readonly status: number } | 'no answer' | 'lost answer' | undefined;

export interface HostingServer {
  readonly origin: string;
  readonly state: HostingState;
  /** All requests, including failed ones. */
  readonly asked: Step[];
  /** Returns the fault of a request; tests replace it. */
  fault: (step: Step, number: number) => Fault;
  close(): Promise<void>;
}

/**
 * Starts a fake of the part of Firebase Hosting's REST API that deploys use: versions, files, releases and documented
 * errors. `firebase deploy` itself works with it (`firebase-cli.test.ts`).
 * @param site like `projects/p/sites/s`
 */
export async function startHostingServer(site: string): Promise<HostingServer> {
  const { origin, close } = await startLocalServer(
    (request, response) => void answer(request, response),
  );
  const state = createHostingState(site);
  const routes = hostingRoutes(state, { site, origin });
  const hosting: HostingServer = {
    origin,
    state,
    asked: [],
    fault: () => undefined,
    close,
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin);
    const body = await buffer(request);
    const method = request.method ?? 'GET';
    const route = routes(method, url);
    hosting.asked.push(route.step);
    const fault = hosting.fault(route.step, hosting.asked.length);
    if (fault === 'no answer') {
      request.socket.destroy();
      return;
    }
    try {
      if (typeof fault === 'object') throw new Refused(fault.status, 'UNAVAILABLE', 'Later.');
      if (route.step !== 'sign in' && !request.headers.authorization?.startsWith('Bearer ')) {
        throw new Refused(401, 'UNAUTHENTICATED', 'Request had invalid credentials.');
      }
      const result = route.work(body);
      if (fault === 'lost answer') request.socket.destroy();
      else response.setHeader('content-type', 'application/json').end(JSON.stringify(result));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refuse(response, error.status, error.code, error.message);
    }
  }
  return hosting;
}

function refuse(response: ServerResponse, code: number, status: string, message: string): void {
  response.statusCode = code;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ error: { code, status, message } }));
}
