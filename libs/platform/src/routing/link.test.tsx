import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate, useRoutes } from 'react-router-dom';
import { Link } from './link.tsx';

function Pages() {
  const navigate = useNavigate();
  const page = useRoutes([
    { path: '/first', element: <Link to="/second">Onwards</Link> },
    {
      path: '/second',
      element: <button onClick={() => void navigate(-1)}>Back</button>,
    },
  ]);
  return page;
}

test('a link adds to the history, so the way back leads to where it was followed', async () => {
  render(
    <MemoryRouter initialEntries={['/first']}>
      <Pages />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Onwards' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('link', { name: 'Onwards' })).toBeTruthy();
});

test('without a router around it, a link is one that the browser follows', () => {
  render(<Link to={{ pathname: '/second', hash: '#end' }}>Onwards</Link>);
  const link = screen.getByRole('link', { name: 'Onwards' });
  expect(link.getAttribute('href')).toBe('/second#end');
});
