import { recipientOf } from './recipient.ts';

const REGISTER = 'https://register.example.org/12-3456789';
const papersOf = (papers: object) =>
  recipientOf({ recipient: { legalName: 'Sample Fund', ...papers } }).papers;

test('the recipient of donations is named with its status, or is the association itself', () => {
  const recipient = { legalName: 'Sample Fund', status: 'a sample' };
  expect(recipientOf({ recipient }).named).toBe('Sample Fund, a sample');
  expect(recipientOf({}).named).toBe('Rice Association for African Development');
});

test('the recipient has a tax ID, a registration, both or neither', () => {
  expect(papersOf({})).toBeUndefined();
  expect(recipientOf({}).papers).toBeUndefined();
  expect(papersOf({ taxId: '12-3456789' })).toEqual({ taxId: 'tax ID 12-3456789' });
  expect(papersOf({ registerEntry: REGISTER })).toEqual({ registerEntry: REGISTER });
  expect(papersOf({ taxId: '12-3456789', registerEntry: REGISTER })).toEqual({
    taxId: 'tax ID 12-3456789',
    registerEntry: REGISTER,
  });
});
