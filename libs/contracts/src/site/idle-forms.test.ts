import { withIdleForms } from './idle-forms.ts';

test('a form that nobody handles yet does nothing', () => {
  expect(withIdleForms('<form class="a"><form method="post"><formula>')).toBe(
    '<form method="dialog" class="a"><form method="post"><formula>',
  );
});
