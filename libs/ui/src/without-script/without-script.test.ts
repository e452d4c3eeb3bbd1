import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { WithoutScript } from './without-script.tsx';

test('the build renders it for visitors without script, in one element even if nested', () => {
  const link = createElement('a', { href: '/about' }, 'About');
  const nested = createElement(WithoutScript, null, link);
  const page = createElement(WithoutScript, null, 'Write to us', nested);
  expect(renderToStaticMarkup(page)).toBe(
    '<noscript>Write to us<a href="/about">About</a></noscript>',
  );
});
