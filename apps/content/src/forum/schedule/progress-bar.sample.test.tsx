import { dayAfter } from '@raade/contracts/base/days';
import { provideDay } from '@raade/platform';
import { render, screen } from '@testing-library/react';
import { FORUM } from '../../content/forum.ts';
import { ProgressBar } from './progress-bar.tsx';

test('a last session that goes on after midnight happens now, and the forum is over after it', () => {
  provideDay({ today: dayAfter(FORUM.lastDay) });
  const during = { phase: 'during', now: ['closing-gala'], next: [] } as const;
  const { rerender } = render(<ProgressBar progress={during} onJump={() => undefined} />);
  expect(screen.getByText('Happening now:')).toBeTruthy();
  rerender(<ProgressBar progress={{ ...during, phase: 'over' }} onJump={() => undefined} />);
  expect(screen.getByText(/^This forum is over/)).toBeTruthy();
});
