import { bounceOf } from './status-codes.ts';

test.each([
  ['5.1.1', 'hard-bounce'],
  ['5.1.2', 'hard-bounce'],
  ['5.1.10', 'hard-bounce'],
  ['5.2.1', 'hard-bounce'],
  ['5.2.2', 'soft-bounce'],
  ['4.2.2', 'soft-bounce'],
  ['4.4.7', 'soft-bounce'],
  ['5.0.0', 'soft-bounce'],
  // Codes about us, or about this one mail, do not count against the mailbox.
  ['5.7.1', 'undelivered'],
  ['4.7.0', 'soft-bounce'],
  ['5.6.1', 'undelivered'],
  ['5.4.5', 'undelivered'],
  ['5.1.8', 'undelivered'],
  ['5.1.90', 'undelivered'],
  ['5.3.4', 'undelivered'],
] as const)('%s is a %s', (code, bounce) => {
  expect(bounceOf(code)).toBe(bounce);
});
