import { fail } from 'node:assert/strict';
import type { Send } from '../../cloud/send.ts';

/** An answer to a request; the status is 200 unless it says another. */
export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A text is that of a page, all else is JSON. */
  readonly body: unknown;
}

/** Answers by method, host and path, like `GET example.org/`; what has none is not found. */
export class Answers extends Map<string, Answer> {
  /** Answers with JSON. */
  json(request: string, body: unknown): this {
    return this.set(request, { body });
  }

  /** Changes the answer that there is, or fields of the JSON in it. */
  edit(request: string, change: object): this {
    const found = this.get(request) ?? fail(`nothing answers ${request}`);
    if (typeof found.body === 'string') return this.set(request, { ...found, ...change });
    return this.json(request, { ...(found.body as object), ...change });
  }

  /** Leaves out what an address, or those below it, answer. */
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
