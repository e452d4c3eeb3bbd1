export const LEVELS = ['ok', 'warn', 'fail'] as const;
export type Level = (typeof LEVELS)[number];

/** A result of a check; the doctor prints one line for each. `--json` prints these fields. */
export interface Finding {
  readonly level: Level;
  /** The message, like `there are no rules`. */
  readonly says: string;
  /** How to solve the problem. */
  readonly todo?: string;
}

export const ok = (says: string): Finding => ({ level: 'ok', says });
export const warn = (says: string, todo: string): Finding => ({ level: 'warn', says, todo });
export const fail = (says: string, todo: string): Finding => ({ level: 'fail', says, todo });

/** The findings, or an `ok` if there are none. */
export const orOk = (findings: readonly Finding[], says: string): readonly Finding[] =>
  findings.length > 0 ? findings : [ok(says)];
