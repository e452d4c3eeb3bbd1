/** The levels of findings. */
export const LEVELS = ['ok', 'warn', 'fail'] as const;
export type Level = (typeof LEVELS)[number];

/** One result of a check, which the doctor prints as a line, or with `--json` as an object with these fields. */
export interface Finding {
  readonly level: Level;
  /** The message, like `there are no rules`. */
  readonly message: string;
  /** How to solve the problem. */
  readonly todo?: string;
}

export const ok = (message: string): Finding => ({ level: 'ok', message });
export const warn = (message: string, todo: string): Finding => ({ level: 'warn', message, todo });
export const fail = (message: string, todo: string): Finding => ({ level: 'fail', message, todo });

/** The findings, or an `ok` if there are none. */
export const orOk = (findings: readonly Finding[], message: string): readonly Finding[] =>
  findings.length > 0 ? findings : [ok(message)];
