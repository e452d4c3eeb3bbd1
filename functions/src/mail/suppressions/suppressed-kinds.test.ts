import { SUPPRESSION_REASONS } from '@raade/contracts/mail/suppressions';
import { reasonNotToSend, exclusionFor, type MailKind } from './suppressed-kinds.ts';

const kindsFrom = (reason: (typeof SUPPRESSION_REASONS)[number]) =>
  (['campaign', 'confirmation', 'receipt', 'account'] satisfies MailKind[]).filter(
    (kind) => reasonNotToSend(kind, [reason]) !== undefined,
  );

test('each reason suppresses only the kinds of mail that it concerns', () => {
  expect(
    Object.fromEntries(SUPPRESSION_REASONS.map((reason) => [reason, kindsFrom(reason)])),
  ).toEqual({
    unsubscribed: ['campaign'],
    complaint: ['campaign', 'confirmation'],
    'hard-bounce': ['campaign', 'confirmation', 'receipt', 'account'],
    'soft-bounces': ['campaign', 'confirmation', 'receipt'],
    'by-hand': ['campaign', 'confirmation', 'receipt'],
  });
  expect(reasonNotToSend('campaign', [])).toBeUndefined();
});

test('staff see the reason that suppresses this mail, not another one', () => {
  expect(reasonNotToSend('receipt', ['unsubscribed', 'hard-bounce'])).toMatch(/does not exist/);
  expect(reasonNotToSend('campaign', ['unsubscribed', 'hard-bounce'])).toMatch(/Unsubscribed/);
});

test('a campaign counts unsubscribed and unreachable people separately', () => {
  expect(exclusionFor([])).toBeUndefined();
  expect(exclusionFor(['hard-bounce'])).toBe('invalid');
  expect(exclusionFor(['soft-bounces'])).toBe('invalid');
  expect(exclusionFor(['unsubscribed'])).toBe('unsubscribed');
  expect(exclusionFor(['complaint'])).toBe('unsubscribed');
  expect(exclusionFor(['by-hand'])).toBe('unsubscribed');
  expect(exclusionFor(['unsubscribed', 'hard-bounce'])).toBe('unsubscribed');
});
