import { dayAfter } from '@raade/contracts/base/days';
import { act, screen } from '@testing-library/react';
import { forumOf } from '@raade/content-model/forum/forum-of';
import { documentContent } from '@raade/content-model/provided/provided-content';
import { provideBrowser } from '../../testing/show-page.tsx';
import { show } from '../testing/forum-on-a-day.tsx';

test('a last session past midnight is shown as current; at its end the forum is over', async () => {
  provideBrowser();
  const end = Date.parse('2025-04-13T01:00:00-05:00');
  const clock = jest.spyOn(Date, 'now').mockReturnValue(end - 1);
  const sessions = documentContent().sessions.map((session) =>
    session.id === 'closing-gala' ? { ...session, end: '01:00' } : session,
  );
  show(dayAfter(forumOf(documentContent()).lastDay), { sessions });
  expect(await screen.findByText('Happening now:')).toBeTruthy();
  clock.mockReturnValue(end);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText(/^This forum is over/)).toBeTruthy();
});
