import { withButtons } from './written-buttons.tsx';

test('a link that is the only content of its paragraph becomes a button', () => {
  const html = withButtons(
    '<p>News</p><p> <a href="https://raade.example.org/?a=1&amp;b=$&" target="_blank">See it &amp; come</a></p>',
  );
  expect(html).toMatch(/^<p>News<\/p><table role="presentation".*<\/table>$/);
  expect(html).toMatch(
    /<a href="https:\/\/raade\.example\.org\/\?a=1&amp;b=\$&" class="button-label" style="[^"]*">See it &amp; come<\/a>/,
  );
});

test.each([
  '<p>See <a href="https://raade.example.org">our site</a></p>',
  '<p><a href="https://raade.example.org">Our site</a>.</p>',
  '<p><a href="https://raade.example.org"><img src="https://raade.example.org/a.png" alt="A"></a></p>',
  '<p style="margin:0"><a href="https://raade.example.org">Our site</a></p>',
  '<p><a id="here">A place</a></p>',
])('a link beside other content, or in a styled paragraph, stays a link: %s', (html) => {
  expect(withButtons(html)).toBe(html);
});
