import { render, screen } from '@testing-library/react';
import { Link } from './link.tsx';

test('without a router around it, a link is one that the browser follows', () => {
  render(<Link to={{ pathname: '/second', hash: '#end' }}>Onwards</Link>);
  const link = screen.getByRole('link', { name: 'Onwards' });
  expect(link.getAttribute('href')).toBe('/second#end');
});
