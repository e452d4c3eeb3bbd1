import { withIdleForms } from './idle-forms.ts';

test('a form without a handler does nothing', () => {
  expect(withIdleForms('<form class="a"><form method="post"><formula>')).toBe(
    '<form method="dialog" class="a"><form method="post"><formula>',
  );
});
