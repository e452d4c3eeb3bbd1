import { readHtml } from './inert-html.ts';

const bodyOf = (html: string) => readHtml(html).body.innerHTML;

test('in browsers with Trusted Types, HTML is read through one policy of its own', () => {
  const createPolicy = jest.fn((_name: string, rules: object) => rules);
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  expect(bodyOf('<p>A</p>')).toBe('<p>A</p>');
  expect(bodyOf('<p>B</p>')).toBe('<p>B</p>');
  Reflect.deleteProperty(globalThis, 'trustedTypes');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['inert-html']);
});

test('style elements and attributes are removed, since the policy of the page forbids them', () => {
  expect(bodyOf('<style>p{color:red}</style><p style="color:red" class="a">A</p>')).toBe(
    '<p class="a">A</p>',
  );
  expect(bodyOf("<p class='a' STYLE='color:red'>A</p>")).toBe('<p class="a">A</p>');
});

test('text that only looks like a style stays', () => {
  expect(bodyOf('<p>write style="a" &lt;style&gt;</p>')).toBe(
    '<p>write style="a" &lt;style&gt;</p>',
  );
});
