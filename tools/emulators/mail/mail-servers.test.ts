import { PlannedFaults } from './planned-faults.ts';
import { RateWindow } from './rate-window.ts';
import { brevoEvent } from './brevo-event.ts';
import { startSmtpServer } from './smtp-server.ts';

test('a fault affects matching requests as many times as planned', () => {
  const plan = new PlannedFaults<{ at: string; times?: number }>();
  plan.add({ at: 'a', times: 2 });
  plan.add({ at: 'b' });
  const take = (at: string) => plan.take((fault) => fault.at === at)?.at;
  expect([take('a'), take('b'), take('b'), take('a'), take('a')]).toEqual([
    'a',
    'b',
    undefined,
    'a',
    undefined,
  ]);
});

test('a rate window accepts its count of mails, and the next window as many again', () => {
  jest.useFakeTimers({ now: 0 });
  const window = new RateWindow({ count: 2, perMs: 1000 });
  expect([window.take(), window.take(), window.take()]).toEqual([true, true, false]);
  jest.setSystemTime(400);
  expect(window.take()).toBe(false);
  jest.setSystemTime(1000);
  expect(window.take()).toBe(true);
  jest.useRealTimers();
});

test('an event of Brevo contains the message id, the recipient and the tags', () => {
  const head = ['To: ada@example.org', 'Subject: Sample', 'Message-ID: <a@raade.test>'];
  const tagged = [...head, 'X-Mailin-Tag: campaign_a', '', 'To: nobody'].join('\r\n');
  expect(brevoEvent(tagged, 'spam', { ts_event: 1 })).toMatchObject({
    event: 'spam',
    email: 'ada@example.org',
    subject: 'Sample',
    ts_event: 1,
    'message-id': '<a@raade.test>',
    tags: ['campaign_a'],
  });
  expect(brevoEvent([...head, '', ''].join('\r\n'), 'spam').tags).toEqual([]);
});

test('a closing server ends its open connections at once', async () => {
  const server = await startSmtpServer();
  const { connect } = await import('node:net');
  const socket = connect(server.port, '127.0.0.1');
  await new Promise((resolve) => socket.once('data', resolve));
  expect(server.connections()).toBe(1);
  const ended = new Promise((resolve) => socket.once('close', resolve));
  await server.close();
  await ended;
});
