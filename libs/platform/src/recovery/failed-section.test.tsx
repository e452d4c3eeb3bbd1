import { fireEvent, render, screen } from '@testing-library/react';
import type { Failure } from './failure.ts';
import { FailedSection } from './failed-section.tsx';
import { FailedSectionContext } from './failed-section-context.ts';

const failure: Failure = { reason: 'threw', error: new Error('torn'), componentStack: '' };
const onRetry = jest.fn();

test('what stands in place of a section is what the host shows, who is told of the failure and of the visitor', () => {
  render(
    <FailedSectionContext
      value={({ failure: { reason }, isOnNight, onRetry: retry }) => (
        <button onClick={retry}>{`${reason} ${isOnNight ? 'at night' : 'by day'}`}</button>
      )}
    >
      <FailedSection failure={failure} isOnNight onRetry={onRetry} />
    </FailedSectionContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'threw at night' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('without a host nothing stands there', () => {
  const { container } = render(<FailedSection failure={failure} onRetry={onRetry} />);
  expect(container.textContent).toBe('');
});
