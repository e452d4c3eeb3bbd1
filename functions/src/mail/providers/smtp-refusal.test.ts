import { isAboutUs } from './smtp-refusal.ts';

test.each([
  [535, '535 Authentication failed'],
  [534, '534 Please sign in with another mechanism'],
])(
  'a sign-in that is refused by %i alone, without an enhanced code, is about us',
  (responseCode, text) => {
    expect(isAboutUs({ responseCode, text, command: 'AUTH PLAIN' })).toBe(true);
  },
);

test('the same reply to another command says nothing of us', () => {
  const text = '535 Authentication failed';
  expect(isAboutUs({ responseCode: 535, text, command: 'DATA' })).toBe(false);
});
