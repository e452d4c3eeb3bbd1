import { ticketTypeLabel } from './ticket-type.ts';

test.each([
  ['early-bird-student', 'Early Bird Student'],
  ['professional', 'Professional'],
  ['group-10-plus', 'Group 10 Plus'],
  ['VIP', 'VIP'],
  ['-student-', 'Student'],
])('the ticket type %s is shown as %s', (ticketType, label) => {
  expect(ticketTypeLabel(ticketType)).toBe(label);
});
