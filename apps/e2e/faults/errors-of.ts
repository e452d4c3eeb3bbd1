import { expect, type Page } from '@playwright/test';
import type { MatrixFault } from './faults.ts';

export interface Errors {
  /** Messages of uncaught errors and rejections. */
  readonly uncaught: readonly string[];
  /** Lines of the console. */
  readonly logged: readonly string[];
}

export function errorsOf(page: Page): Errors {
  const uncaught: string[] = [];
  const logged: string[] = [];
  page.on('pageerror', ({ message }) => uncaught.push(message));
  page.on('console', (message) => logged.push(message.text()));
  return { uncaught, logged };
}

/** Errors of event handlers are uncaught and logged; the site catches all others. */
export function expectOnlyErrorsOf(fault: MatrixFault, { uncaught, logged }: Errors): void {
  if (!fault.isUncaught) {
    expect(uncaught).toEqual([]);
    return;
  }
  expect(new Set(uncaught)).toEqual(new Set(['fault while handling']));
  const reported = logged.filter((line) => line.startsWith('[raade] error not caught'));
  expect(reported).toHaveLength(uncaught.length);
}
