import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { WithoutScript } from './without-script.tsx';

const page = (
  <main>
    <WithoutScript>
      <p>Write to us</p>
      <WithoutScript>
        <a href="/about">About</a>
      </WithoutScript>
    </WithoutScript>
  </main>
);

test('the build renders it for visitors without script, in one element however deep it is nested', () => {
  expect(renderToStaticMarkup(page)).toBe(
    '<main><noscript><p>Write to us</p><a href="/about">About</a></noscript></main>',
  );
});

test('a living page renders nothing of it', () => {
  const { container } = render(page);
  expect(container.innerHTML).toBe('<main><noscript></noscript></main>');
});
