import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import * as z from 'zod/mini';
import type { DriverServer } from '../driver-server.ts';
import { commandFor } from './commands.ts';
import type { Answer, DriverError } from './connection.ts';
import { type Firefox, startFirefox } from './firefox.ts';

/** The capability with the preferences for the Firefox of a new session. */
export const PREFERENCES_CAPABILITY = 'raade:preferences';

const bodySchema = z.record(z.string(), z.unknown());
const sessionSchema = z.object({
  capabilities: z.object({ alwaysMatch: z.optional(bodySchema) }),
});
const preferencesSchema = z.record(z.string(), z.union([z.boolean(), z.number(), z.string()]));
const valueSchema = z.object({ value: z.unknown() });

type Body = Readonly<Record<string, unknown>>;

const unknownCommand = (request: string): Answer => ({
  error: { error: 'unknown command', message: `${request} is not supported.`, stacktrace: '' },
});

/**
 * Starts a WebDriver server for Firefox, with one session at a time. It converts each request to a command of
 * Marionette, the protocol of Firefox. It replaces geckodriver, which Debian lacks and which the npm package downloads.
 */
export async function startFirefoxDriver(executable: string): Promise<DriverServer> {
  let firefox: Firefox | undefined;

  async function openSession(body: Body): Promise<Answer> {
    const { [PREFERENCES_CAPABILITY]: preferences = {}, ...capabilities } =
      z.parse(sessionSchema, body).capabilities.alwaysMatch ?? {};
    firefox = await startFirefox(executable, z.parse(preferencesSchema, preferences));
    return firefox.marionette.ask('WebDriver:NewSession', capabilities);
  }

  async function endSession(): Promise<Answer> {
    await firefox?.stop();
    firefox = undefined;
    return { result: null };
  }

  async function answerTo(method: string, path: string, body: Body): Promise<Answer> {
    if (method === 'POST' && path === '/session') return openSession(body);
    if (method === 'DELETE' && /^\/session\/[^/]+$/.test(path)) return endSession();
    const command = commandFor(method, path, body);
    if (!command || !firefox) return unknownCommand(`${method} ${path}`);
    return firefox.marionette.ask(command.command, command.parameters);
  }

  const server = createServer((request, response) => {
    void serve(request, response, answerTo);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      await endSession();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  answerTo: (method: string, path: string, body: Body) => Promise<Answer>,
): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  const body = method === 'POST' ? z.parse(bodySchema, await json(request)) : {};
  const answer = await answerTo(method, url, body).catch(toErrorAnswer);
  const value = 'error' in answer ? answer.error : valueOf(answer.result);
  response.writeHead('error' in answer ? 500 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ value }));
}

function toErrorAnswer(reason: unknown): { readonly error: DriverError } {
  return { error: { error: 'unknown error', message: String(reason), stacktrace: '' } };
}

/** The result of a command. Some commands wrap it in `value`. */
function valueOf(result: unknown): unknown {
  const wrapped = z.safeParse(valueSchema, result);
  return wrapped.success && 'value' in (result as object) ? wrapped.data.value : (result ?? null);
}
