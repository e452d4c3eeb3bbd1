/**
 * The lines that the logger of the functions writes. Import this module before the logger, which stores the methods of
 * `console` when it is loaded.
 */
export const CONSOLE_LINES: string[] = [];

for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
  console[level] = (...parts) => void CONSOLE_LINES.push(parts.join(' '));
}
