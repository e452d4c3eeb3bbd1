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

test.each(['5.1.7', '5.1.8', '5.1.90', '5.4.5'])(
  '%s is about who sends, to whichever command it answers',
  (code) => {
    for (const command of ['RCPT TO', 'DATA']) {
      expect(isAboutUs({ responseCode: 550, text: `550 ${code} no`, command })).toBe(true);
    }
  },
);
