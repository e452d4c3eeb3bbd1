/**
 * What the logger of the functions writes. It takes hold of the console when it is loaded: imported before it.
 */
export const CONSOLE_LINES: string[] = [];

for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
  jest.spyOn(console, level).mockImplementation((...parts) => {
    CONSOLE_LINES.push(parts.join(' '));
  });
}
