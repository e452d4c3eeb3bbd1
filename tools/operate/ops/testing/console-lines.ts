/**
 * Lines that the logger of the functions writes. The logger keeps the console methods that it finds when it is loaded:
 * import this module before it.
 */
export const CONSOLE_LINES: string[] = [];

for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
  jest.spyOn(console, level).mockImplementation((...parts) => {
    CONSOLE_LINES.push(parts.join(' '));
  });
}
