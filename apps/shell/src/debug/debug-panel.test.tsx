import { sampleFederation, samplePointer } from '@raade/federation/testing';
import { logger } from '@raade/platform';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DebugPanel } from './debug-panel.tsx';

const RELEASE = '0123456789abcdef0123456789abcdef';
const remotes = {
  giving: samplePointer('giving', { release: RELEASE, platform: '^2.0.0' }),
};

const source = jest.fn();

function show() {
  const shown = sampleFederation(remotes, { source, platformVersion: '2.0.0' });
  render(<DebugPanel federation={shown} onClose={() => undefined} />);
  return shown;
}

const rowsOf = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

beforeEach(() => void Object.assign(globalThis, { PLATFORM_VERSION: '2.0.0' }));

test('each remote is shown with what it is to show, what has loaded, and the platform that it needs', async () => {
  source.mockResolvedValue({ name: 'giving', routes: {}, slots: {} });
  const { loader } = show();
  expect(rowsOf('Remotes')).toEqual([['giving', 'idle', '–', '0123456', '^2.0.0']]);
  await act(() => loader.load('giving'));
  expect(rowsOf('Remotes')).toEqual([['giving', 'ready', '0123456', '0123456', '^2.0.0']]);
});

test('entries from before and after are there, the latest first, with the text of their cause', () => {
  logger.info('sample before', { remote: 'giving', phase: 'entry', milliseconds: 12 });
  show();
  const fields = { remote: 'giving', release: RELEASE, phase: 'module', attempt: 2 } as const;
  act(() => logger.warn('sample after', fields, new Error('refused')));
  const [latest, before] = rowsOf('Log');
  expect(latest?.slice(1)).toEqual([
    'warn',
    'sample after (attempt 2): refused',
    'giving',
    '0123456',
    'module',
    '–',
  ]);
  expect(before?.slice(1)).toEqual(['info', 'sample before', 'giving', '–', 'entry', '12']);
});

test('all of it can be copied, without the address of the page', async () => {
  const user = userEvent.setup();
  window.history.replaceState(null, '', '/sample-address?email=ada');
  show();
  act(() => logger.error('sample to copy', { remote: 'giving' }, new Error('refused')));
  await user.click(screen.getByRole('button', { name: 'Copy as JSON' }));
  const text = await navigator.clipboard.readText();
  const snapshot = JSON.parse(text) as { log: unknown[] };
  expect(snapshot).toMatchObject({
    platform: '2.0.0',
    remotes: [{ name: 'giving', state: 'idle', release: RELEASE, platform: '^2.0.0' }],
  });
  expect(snapshot.log.at(-1)).toEqual({
    at: expect.any(Number),
    level: 'error',
    event: 'sample to copy',
    fields: { remote: 'giving' },
    cause: 'refused',
  });
  expect(text).not.toContain('ada');
  expect(text).not.toContain('sample-address');
});
