import { ERROR_MESSAGES } from '@raade/contracts/base/error-messages';
import { lazyPage } from '@raade/platform';
import { act, render, screen } from '@testing-library/react';
import { FailedSectionHost } from '@raade/platform/testing/failed-section-host';
import { settled } from '@raade/platform/testing/settled';
import { SectionFailure } from '@raade/ui';
import { SectionBoundary } from './section-boundary.tsx';

const { unavailable, failed } = ERROR_MESSAGES.section;
const Broken = () => {
  throw new Error('the weave tore');
};
const load = jest.fn();

const show = (children: React.ReactNode, patience?: number) =>
  settled(() =>
    render(
      <FailedSectionHost
        value={({ onRetry, ...section }) => <SectionFailure {...section} onAction={onRetry} />}
      >
        <SectionBoundary id="team" loadingText="Loading team..." {...(patience && { patience })}>
          {children}
        </SectionBoundary>
      </FailedSectionHost>,
    ),
  );

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  load.mockReset();
});
afterEach(() => jest.restoreAllMocks());

test('[ERR-11][ERR-16] a section that cannot be loaded says so, with the text of the error', async () => {
  const error = Object.assign(new Error('Loading chunk team failed.'), { name: 'ChunkLoadError' });
  load.mockRejectedValue(error);
  const Team = lazyPage(load);
  const { container } = await show(<Team />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(unavailable);
  expect(screen.getByText('Loading chunk team failed.')).toBeTruthy();
  expect(container.querySelector('section#team')).toBeTruthy();
});

test('[ERR-11][ERR-16] a section that throws says so, with the text of the error', async () => {
  await show(<Broken />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(failed);
  expect(screen.getByText('the weave tore')).toBeTruthy();
});

test('[ERR-16] a section that takes too long says so', async () => {
  jest.useFakeTimers();
  load.mockReturnValue(new Promise(() => undefined));
  const Team = lazyPage(load);
  await show(<Team />, 4000);
  expect(screen.getByRole('status').textContent).toBe('Loading team...');
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(screen.getByText('It takes longer than usual to load.')).toBeTruthy();
  jest.useRealTimers();
});
