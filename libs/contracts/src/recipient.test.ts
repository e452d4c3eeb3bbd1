import { recipientOf } from './recipient.ts';

test('who receives gifts is named with status and tax id, or is the association itself', () => {
  const recipient = { legalName: 'Sample Fund', status: 'a sample', taxId: '12-3456789' };
  expect(recipientOf({ recipient })).toEqual({
    named: 'Sample Fund, a sample',
    taxId: '(tax ID 12-3456789)',
  });
  expect(recipientOf({})).toEqual({
    named: 'Rice Association for African Development',
    taxId: undefined,
  });
});
