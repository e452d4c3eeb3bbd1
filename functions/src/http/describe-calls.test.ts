import '../testing/test-environment.ts';
import { DESCRIBE_CALLS } from '@raade/contracts/callables';
import { describeCalls } from '@raade/contracts/described-calls';
import { useFunctionServer } from '../testing/function-server.ts';

const server = useFunctionServer();

test('the functions say which calls they take and how they answer, as the contracts have it', async () => {
  const answer = await fetch(`${server.url}/${DESCRIBE_CALLS}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual(describeCalls());
});

test.each(['POST', 'PUT', 'DELETE'])('%s asks for nothing', async (method) => {
  const answer = await fetch(`${server.url}/${DESCRIBE_CALLS}`, { method });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
});
