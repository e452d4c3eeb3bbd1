/// <reference lib="dom" />
import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';
import { messageOf } from '@raade/contracts/failure';
import * as z from 'zod/mini';

declare global {
  interface Window {
    noteViolation?: (text: string) => void;
  }
}

/** A thing that goes wrong on a page. */
export interface Trouble {
  /** Like `part failed`, as the log of the frame has it. */
  readonly event: string;
  /** The app whose code it is, if that is known. */
  readonly app?: string;
  /** The error's message, or what a policy forbids. */
  readonly error: string;
}

/** Names of releases and of files with hashes, and places in them, which are others in each release. */
const OF_ONE_RELEASE = /[0-9a-f]{32}|(?<=\.)[0-9a-f]{8,20}(?=\.)|\?[^ ]*|:\d+:\d+/g;

/** The same for the same trouble of two releases. */
export const keyOf = ({ event, app, error }: Trouble) =>
  `${event} ${app} ${error.replaceAll(OF_ONE_RELEASE, '')}`;

const MARK = '[raade] ';
/** What the frame says when a remote does not come; everything else that takes something from visitors is an error. */
const NOT_LOADED = 'remote not loaded';
const NOT_CAUGHT = 'error not caught';

const fieldsSchema = z.object({ remote: z.optional(z.string()) });

/** The first line of an error's message. */
function errorIn(value: unknown): string {
  if (!(value instanceof Error)) return typeof value === 'string' ? value : '';
  return value.message.split('\n')[0] ?? '';
}

async function loggedTrouble(message: ConsoleMessage): Promise<Trouble | undefined> {
  const text = message.text();
  if (!text.startsWith(MARK)) return undefined;
  const isTrouble = message.type() === 'error' || text.startsWith(MARK + NOT_LOADED);
  if (!isTrouble) return undefined;
  const args = message.args().map((arg): Promise<unknown> => arg.jsonValue().catch(messageOf));
  const [first, second, third] = await Promise.all(args);
  const fields = fieldsSchema.safeParse(second);
  const app = fields.success ? fields.data.remote : undefined;
  const event = String(first).slice(MARK.length);
  return { event, error: errorIn(third), ...(app === undefined ? {} : { app }) };
}

/** Has pages of a context tell what their policies forbid (https://www.w3.org/TR/CSP3/#violation-events). */
export async function watchPolicies(
  context: BrowserContext,
  note: (page: Page, trouble: Trouble) => void,
): Promise<void> {
  await context.exposeBinding('noteViolation', ({ page }, error: string) =>
    note(page, { event: 'the policy forbids', error }),
  );
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      window.noteViolation?.(`${effectiveDirective}: ${blockedURI} ${sample}`.trim());
    }),
  );
}

export interface Watch {
  readonly note: (trouble: Trouble) => void;
  /** All that went wrong so far, each once. */
  readonly troubles: () => Promise<readonly Trouble[]>;
}

/** Notes what goes wrong on a page: in the frame's own log, uncaught, or as told by `note`. */
export function watchPage(page: Page): Watch {
  const found: Promise<Trouble | undefined>[] = [];
  const note = (trouble: Trouble) => void found.push(Promise.resolve(trouble));
  page.on('console', (message) => found.push(loggedTrouble(message)));
  page.on('pageerror', (error) => note({ event: NOT_CAUGHT, error: errorIn(error) }));
  return {
    note,
    async troubles() {
      const all = (await Promise.all(found)).filter((trouble) => trouble !== undefined);
      const isTold = ({ event, app, error }: Trouble) =>
        event === NOT_CAUGHT &&
        app === undefined &&
        all.some((other) => other.app !== undefined && other.error === error);
      const own = all.filter((trouble) => !isTold(trouble));
      return [...new Map(own.map((trouble) => [keyOf(trouble), trouble])).values()];
    },
  };
}
