import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Navigate } from 'react-router-dom';
import { defineRemote } from '../remote/define-remote.ts';
import { RemoteAlone } from './remote-alone.tsx';

const remote = defineRemote({
  name: 'sample',
  routes: {
    about: [{ index: true, element: <h1>About</h1> }],
    'tools/*': [
      { index: true, element: <Navigate to="/tools/hammer" replace /> },
      { path: 'hammer', element: <h1>Hammer</h1> },
    ],
  },
  slots: { 'page.part': () => <h1>Part</h1> },
});

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <RemoteAlone remote={remote} />
    </MemoryRouter>,
  );
}

const heading = () => screen.getByRole('heading').textContent;

test('each path and slot of a remote is linked from the frame', async () => {
  open('/about');
  screen.getByText('sample, on its own');
  expect(heading()).toBe('About');
  await userEvent.click(screen.getByRole('link', { name: '/tools' }));
  expect(heading()).toBe('Hammer');
  await userEvent.click(screen.getByRole('link', { name: '/slots/page.part' }));
  expect(heading()).toBe('Part');
});

test('an unknown address leads to the first path of the remote', () => {
  open('/');
  expect(heading()).toBe('About');
});

test('an unknown address below a path of the remote shows a message', () => {
  open('/tools/saw');
  expect(screen.getByText('sample has no page here.')).toBeTruthy();
});
