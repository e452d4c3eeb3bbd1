import { dayAfter } from '@raade/contracts/base/days';
import { provideDay } from '@raade/platform';
import { render, screen } from '@testing-library/react';
import { forumOf } from '@raade/content-model/forum/forum-of';
import { documentContent } from '@raade/content-model/provided/provided-content';
import { ProgressBar } from './progress-bar.tsx';

test('a last session that goes on after midnight happens now, and the forum is over after it', async () => {
  provideDay({ today: dayAfter(forumOf(documentContent()).lastDay) });
  const during = { phase: 'during', now: ['closing-gala'], next: [] } as const;
  const { rerender } = render(<ProgressBar progress={during} onJump={() => undefined} />);
  expect(await screen.findByText('Happening now:')).toBeTruthy();
  rerender(<ProgressBar progress={{ ...during, phase: 'over' }} onJump={() => undefined} />);
  expect(screen.getByText(/^This forum is over/)).toBeTruthy();
});
