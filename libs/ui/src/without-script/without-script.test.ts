import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { WithoutScript } from './without-script.tsx';

test('the build renders nested WithoutScript components in one noscript element', () => {
  const link = createElement('a', { href: '/about' }, 'About');
  const nested = createElement(WithoutScript, null, link);
  const page = createElement(WithoutScript, null, 'Write to us', nested);
  expect(renderToStaticMarkup(page)).toBe(
    '<noscript>Write to us<a href="/about">About</a></noscript>',
  );
});
