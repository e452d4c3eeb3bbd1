import { ERROR_MESSAGES } from '@raade/contracts/base/failure-messages';
import { lazyPage } from '@raade/platform';
import { render, screen } from '@testing-library/react';
import { fakeObserver } from '@raade/platform/testing/fake-observer';
import { FailedSectionHost } from '@raade/platform/testing/failed-section-host';
import { settled } from '@raade/platform/testing/settled';
import { SectionFailure } from '@raade/ui';
import { LazySection } from './lazy-section.tsx';

test('[ERR-11][ERR-16] a section that cannot be loaded is replaced by a message and the error', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = Object.assign(new Error('Loading chunk team failed.'), { name: 'ChunkLoadError' });
  fakeObserver(false);
  const Team = lazyPage(() => Promise.reject(error));
  const { container } = await settled(() =>
    render(
      <FailedSectionHost
        value={({ onRetry, ...section }) => <SectionFailure {...section} onAction={onRetry} />}
      >
        <LazySection id="team" height={['1rem', '1rem', '1rem']} content={Team} isForced />
      </FailedSectionHost>,
    ),
  );
  const { unavailable } = ERROR_MESSAGES.section;
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(unavailable);
  expect(screen.getByText('Loading chunk team failed.')).toBeTruthy();
  expect(container.querySelector('section#team')).toBeTruthy();
});
