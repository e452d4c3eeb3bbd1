import { render } from '@testing-library/react';
import { WithoutScript } from './without-script.tsx';

test('a page with script does not render the content of WithoutScript', () => {
  const { container } = render(<WithoutScript>Write to us</WithoutScript>);
  expect(container.innerHTML).toBe('<noscript></noscript>');
});
