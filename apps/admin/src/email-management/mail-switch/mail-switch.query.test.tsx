import { MutationObserver } from '@tanstack/react-query';
import { queryClient } from '../../reading/query-client.ts';
import { mailSwitchControl, mailSwitchQuery } from './mail-switch.query.ts';

test('a request that began before sending was stopped does not overwrite the new state', async () => {
  const answers: ((old: { isSending: boolean }) => void)[] = [];
  const old = new Promise<{ isSending: boolean }>((resolve) => answers.push(resolve));
  const reading = queryClient
    .query({ ...mailSwitchQuery, queryFn: () => old })
    .catch(() => undefined);
  const stopping = { ...mailSwitchControl, mutationFn: () => Promise.resolve({ sending: false }) };
  await new MutationObserver(queryClient, stopping).mutate(false);
  for (const answer of answers) answer({ isSending: true });
  await reading;
  expect(queryClient.getQueryData(mailSwitchQuery.queryKey)).toEqual({ isSending: false });
});
