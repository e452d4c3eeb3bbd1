/** A request to a host that somebody stands in for. */
export interface Asked {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Answers for a host. */
export type Host = (asked: Asked) => Answer | Promise<Answer>;

export const json = (value: unknown, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

/** The token of `Authorization: Bearer …`, or of `token …`, which `gh` sends. */
export function tokenIn({ headers }: Asked): string | undefined {
  return /^(?:Bearer|token) (\S+)$/i.exec(String(headers['authorization']))?.[1];
}

export const jsonIn = ({ body }: Asked): unknown =>
  body.length > 0 ? JSON.parse(body.toString('utf8')) : {};
