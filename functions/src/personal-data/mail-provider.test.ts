import { type LocalServer, startLocalServer } from '@raade/contracts/testing/local-server';
import { forgetAtBrevo } from './backend.ts';

const asked: string[] = [];
let answers: readonly number[] = [];
let server: LocalServer;

beforeAll(async () => {
  server = await startLocalServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${String(request.headers['api-key'])}`);
    const elsewhere = { location: `http://localhost:${request.socket.localPort}/elsewhere` };
    response.writeHead(answers[asked.length - 1] ?? 204, elsewhere).end();
  });
});
beforeEach(() => {
  asked.length = 0;
  answers = [];
});
afterAll(() => server.close());

test('Brevo is asked to delete the logs and the contact of an address', async () => {
  answers = [204, 404];
  await forgetAtBrevo('sample-key', server.origin)('ada+list@example.org');
  expect(asked).toEqual([
    'DELETE /v3/smtp/log/ada%2Blist%40example.org sample-key',
    'DELETE /v3/contacts/ada%2Blist%40example.org sample-key',
  ]);
});

test('the error for a refusal does not contain the address', async () => {
  answers = [401];
  const forgetting = forgetAtBrevo('sample-key', server.origin)('ada@example.org');
  await expect(forgetting).rejects.toThrow('Brevo answered 401');
  await expect(forgetting).rejects.not.toThrow('ada@');
});

test('a redirect gets neither the address nor the key', async () => {
  answers = [307];
  await expect(forgetAtBrevo('sample-key', server.origin)('ada@example.org')).rejects.toThrow();
  expect(asked).toHaveLength(1);
});
