import { fail } from 'node:assert/strict';
import type { Send } from '../../cloud/send.ts';

/** An answer to a request, with status 200 by default. */
export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A string is sent as a page, any other value as JSON. */
  readonly body: unknown;
}

/** Answers by method, host and path, like `GET example.org/`. Other requests get status 404. */
export class Answers extends Map<string, Answer> {
  /** Sets an answer with JSON. */
  json(request: string, body: unknown): this {
    return this.set(request, { body });
  }

  /** Changes an existing answer, or fields of its JSON. */
  edit(request: string, change: object): this {
    const found = this.get(request) ?? fail(`nothing answers ${request}`);
    if (typeof found.body === 'string') return this.set(request, { ...found, ...change });
    return this.json(request, { ...(found.body as object), ...change });
  }

  /** Removes all answers whose request starts with a text. */
  drop(start: string): this {
    const names = [...this.keys()].filter((name) => name.startsWith(start));
    if (names.length === 0) fail(`nothing answers ${start}`);
    for (const name of names) this.delete(name);
    return this;
  }

  readonly send: Send = ({ host, pathname }, { method }) => {
    const path = decodeURIComponent(pathname);
    const { status = 200, headers = {}, body } = this.get(`${method} ${host}${path}`) ?? NOT_FOUND;
    const response = typeof body === 'string' ? new Response(body, { status, headers }) : undefined;
    return Promise.resolve(response ?? Response.json(body, { status, headers }));
  };
}

const NOT_FOUND: Answer = { status: 404, body: { error: { status: 'NOT_FOUND', message: 'No.' } } };
