import { MutationObserver } from '@tanstack/react-query';
import { queryClient } from '../../reading/query-client.ts';
import { mailSwitchControl, mailSwitchQuery } from './mail-switch.query.ts';

test('a reading that began before the sending was stopped does not say afterwards that mail goes out', async () => {
  let answer = (_old: { isSending: boolean }) => undefined as void;
  const old = new Promise<{ isSending: boolean }>((resolve) => (answer = resolve));
  const reading = queryClient
    .fetchQuery({ ...mailSwitchQuery, queryFn: () => old })
    .catch(() => undefined);
  const stopping = { ...mailSwitchControl, mutationFn: () => Promise.resolve({ sending: false }) };
  await new MutationObserver(queryClient, stopping).mutate(false);
  answer({ isSending: true });
  await reading;
  expect(queryClient.getQueryData(mailSwitchQuery.queryKey)).toEqual({ isSending: false });
});
