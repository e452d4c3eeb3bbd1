import { unknownVariables } from './campaign-variables.ts';

test.each(['No variable.', 'Hello {{first_name}}', 'Hello {{ first_name }}', 'a { b } c', '100 %'])(
  '%j has no unknown variable',
  (text) => {
    expect(unknownVariables(text)).toEqual([]);
  },
);

test.each([
  ['Hello {{ name }}', ['{{ name }}']],
  ['{{a}} {{first_name}} {{b}} {{a}}', ['{{a}}', '{{b}}']],
  ['{{ contact.FIRSTNAME }}', ['{{ contact.FIRSTNAME }}']],
  ['{{first_name}', ['{{first_name']],
  ['{{', ['{{']],
  ['{{}}', ['{{}}']],
  ['{% if a %}b{% endif %}', ['{% if a %}', '{% endif %}']],
  ['{{<b>first_name</b>}}', ['{{<b>first_name</b>}}']],
])('%j has unknown variables', (text, expected) => {
  expect(unknownVariables(text)).toEqual(expected);
});
