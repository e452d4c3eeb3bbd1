import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { Link } from './link.tsx';

test('without a router, a link is a plain link of the browser', () => {
  render(<Link to={{ pathname: '/second', hash: '#end' }}>Onwards</Link>);
  const link = screen.getByRole('link', { name: 'Onwards' });
  expect(link.getAttribute('href')).toBe('/second#end');
});

function Second() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

test('a link adds a history entry, and going back shows the previous page', () => {
  render(
    <MemoryRouter initialEntries={['/zero', '/first']}>
      <Routes>
        <Route path="/first" element={<Link to="/second">Onwards</Link>} />
        <Route path="/second" element={<Second />} />
      </Routes>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByText('Onwards'));
  fireEvent.click(screen.getByText('Back'));
  screen.getByText('Onwards');
});
