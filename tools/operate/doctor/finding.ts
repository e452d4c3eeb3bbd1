export const LEVELS = ['ok', 'warn', 'fail'] as const;
export type Level = (typeof LEVELS)[number];

/** A line of the doctor's. */
export interface Finding {
  readonly level: Level;
  readonly says: string;
  /** The way out, unless all is well. */
  readonly todo?: string;
}

export const ok = (says: string): Finding => ({ level: 'ok', says });
export const warn = (says: string, todo: string): Finding => ({ level: 'warn', says, todo });
export const fail = (says: string, todo: string): Finding => ({ level: 'fail', says, todo });

/** The findings, or that all is well. */
export const orOk = (findings: readonly Finding[], says: string): readonly Finding[] =>
  findings.length > 0 ? findings : [ok(says)];
