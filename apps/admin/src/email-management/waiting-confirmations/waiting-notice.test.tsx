import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { queryClient } from '../../reading/query-client.ts';
import { readWaitingConfirmations } from './read-waiting-confirmations.ts';
import { WaitingNotice } from './waiting-notice.tsx';

jest.mock('./read-waiting-confirmations.ts');
const read = jest.mocked(readWaitingConfirmations);

beforeEach(() => queryClient.clear());

function open() {
  return render(
    <QueryClientProvider client={queryClient}>
      <WaitingNotice />
    </QueryClientProvider>,
  );
}

test.each([
  [1, '1 applicant has not received their confirmation yet:'],
  [250, '250 applicants have not received their confirmation yet:'],
])('a notice counts %d waiting confirmations', async (waiting, text) => {
  read.mockResolvedValue(waiting);
  open();
  const notice = (await screen.findByText(text)).parentElement?.textContent;
  expect(notice).toContain('Receipts are not delayed.');
});

test('no notice is shown while no confirmation waits', async () => {
  read.mockResolvedValue(0);
  open();
  await waitFor(() => expect(read).toHaveBeenCalled());
  expect(screen.queryByRole('status')).toBeNull();
});
