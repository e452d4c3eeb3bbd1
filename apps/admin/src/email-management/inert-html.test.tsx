import { readHtml } from './inert-html.ts';

const bodyOf = (html: string) => readHtml(html).body.innerHTML;

test('in browsers with Trusted Types it goes through one policy of its own', () => {
  const createPolicy = jest.fn((_name: string, rules: object) => rules);
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  expect(bodyOf('<p>A</p>')).toBe('<p>A</p>');
  expect(bodyOf('<p>B</p>')).toBe('<p>B</p>');
  Reflect.deleteProperty(globalThis, 'trustedTypes');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['inert-html']);
});

test('no style is read, as element or attribute, since the page’s policy forbids it', () => {
  expect(bodyOf('<style>p{color:red}</style><p style="color:red" class="a">A</p>')).toBe(
    '<p class="a">A</p>',
  );
  expect(bodyOf("<p class='a' STYLE='color:red'>A</p>")).toBe('<p class="a">A</p>');
});

test('text that only looks like one stays', () => {
  expect(bodyOf('<p>write style="a" &lt;style&gt;</p>')).toBe(
    '<p>write style="a" &lt;style&gt;</p>',
  );
});
