import {
  begin,
  campaignOf,
  deliveriesByAddress,
  resetDesk,
} from '../../testing/mail/campaign-desk.ts';
import { BOUNCE_TOKENS, LOG } from '../../testing/test-environment.ts';
import { brevoEvent, startSmtpServer } from '@raade/mail-emulator';
import { EMAIL_BOUNCES } from '@raade/contracts/base/callables';
import { useFunctionServer } from '../../testing/function-server.ts';
import { controlSuppression } from '../suppressions/control-suppression.ts';
import { workOnCampaign } from '../campaigns/work-on-campaign.ts';
import { sweepCampaigns } from '../campaigns/sweep-campaigns.ts';
import { mailSettings } from '../../base/configuration/mail-settings.ts';
import { addressHash } from '../../base/address.ts';
import { smtpProvider } from '../providers/smtp.ts';
import { reasonsIn, suppressionOf } from '../suppressions/suppression.ts';

const ADA = 'ada@example.org';
const BO = 'bo@example.org';
const CY = 'cy@example.org';
const DI = 'di@example.org';

const server = useFunctionServer();
let brevo: Awaited<ReturnType<typeof startSmtpServer>>;

beforeAll(async () => {
  brevo = await startSmtpServer({ keepsMessages: true });
});
beforeEach(resetDesk);
afterAll(async () => {
  await Promise.all([server.close(), brevo.close()]);
});

const reasonsOf = async (address: string) =>
  reasonsIn(await suppressionOf(addressHash(address)).get());
const bounceTo = async (id: string, address: string) =>
  (await deliveriesByAddress(id)).get(address)?.bounce;

/** Sends a campaign through the mail server. Returns its id. */
async function send(): Promise<string> {
  const id = await begin();
  const real = smtpProvider({ ...mailSettings(), SMTP_PORT: brevo.port });
  await workOnCampaign(id, { provider: real, now: Date.now });
  real.close();
  return id;
}

/** An event about the last mail to an address. */
function eventOf(email: string, event: string, changes = {}) {
  const message = brevo.messages.findLast((each) => each.includes(`\r\nTo: ${email}\r\n`));
  return brevoEvent(message ?? `To: ${email}\r\n`, event, changes);
}

/** Posts one event, or a batch of them, to the webhook. Returns the status of its answer. */
async function report(events: object): Promise<number> {
  const response = await fetch(`${server.url}/${EMAIL_BOUNCES}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${BOUNCE_TOKENS.current}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(events),
  });
  return response.status;
}

test('a bounce is recorded with its delivery, and its address gets no other campaign', async () => {
  const id = await send();
  const reason = '550 5.1.1 No such user';
  await report([eventOf(ADA, 'hard_bounce', { reason }), eventOf(BO, 'spam')]);
  expect(await reasonsOf(ADA)).toEqual(['hard-bounce']);
  expect(await reasonsOf(BO)).toEqual(['complaint']);
  const deliveries = await deliveriesByAddress(id);
  expect(deliveries.get(ADA)).toMatchObject({ status: 'sent', bounce: 'hard-bounce', reason });
  expect(deliveries.get(BO)).toMatchObject({ status: 'sent', bounce: 'complaint' });
  await sweepCampaigns();
  const bounces = { undelivered: 0, 'soft-bounce': 0, 'hard-bounce': 1, complaint: 1 };
  expect(await campaignOf(id)).toMatchObject({ status: 'sent', bounces });

  const next = await send();
  expect([...(await deliveriesByAddress(next)).keys()].sort()).toEqual([CY, DI]);
});

test('a refusal suppresses an address for a missing mailbox, but not for our server', async () => {
  const refuse = { at: 'recipient', does: 550 } as const;
  brevo.plan({ ...refuse, replyText: '5.1.1 <ada@example.org> No such user', to: ADA });
  brevo.plan({ ...refuse, replyText: '5.7.1 Your server is blocked', to: BO });
  const id = await send();
  expect(await reasonsOf(ADA)).toEqual(['hard-bounce']);
  expect(await reasonsOf(BO)).toEqual([]);
  expect((await deliveriesByAddress(id)).get(ADA)).toMatchObject({
    status: 'failed',
    bounce: 'hard-bounce',
  });
  const kept = JSON.stringify((await suppressionOf(addressHash(ADA)).get()).data());
  expect(kept).toContain('5.1.1');
  expect(kept).not.toContain('ada@');
});

test('an address is suppressed after the third soft bounce', async () => {
  for (const before of [[], [], ['soft-bounces']]) {
    const id = await send();
    await report(eventOf(ADA, 'soft_bounce', { reason: '5.2.2 Mailbox full' }));
    expect(await reasonsOf(ADA)).toEqual(before);
    expect(await bounceTo(id, ADA)).toBe('soft-bounce');
  }
});

test('a batch of events is recorded, and irrelevant or malformed events are ignored', async () => {
  const id = await send();
  const status = await report([
    eventOf(ADA, 'hard_bounce', { reason: '550 5.1.1 unknown' }),
    eventOf(BO, 'spam'),
    ...['delivered', 'blocked', 'error'].map((event) => eventOf(CY, event)),
    ...['deferred', 'unsubscribed'].map((event) => eventOf(DI, event)),
    { event: 'hard_bounce', email: 'no address' },
    null,
  ]);
  expect(status).toBe(200);
  const bounces = await Promise.all([ADA, BO, CY, DI].map((address) => bounceTo(id, address)));
  expect(bounces).toEqual(['hard-bounce', 'complaint', 'undelivered', undefined]);
  const reasons = await Promise.all([ADA, BO, CY, DI].map(reasonsOf));
  expect(reasons).toEqual([['hard-bounce'], ['complaint'], [], ['unsubscribed']]);
});

test('a repeated event counts once, and a milder one does not replace a hard bounce', async () => {
  const id = await send();
  const soft = eventOf(ADA, 'soft_bounce');
  for (let times = 0; times < 4; times += 1) expect(await report(soft)).toBe(200);
  expect(await reasonsOf(ADA)).toEqual([]);
  await report(eventOf(ADA, 'hard_bounce'));
  await report([soft, eventOf(ADA, 'blocked')]);
  expect(await bounceTo(id, ADA)).toBe('hard-bounce');
  expect(await reasonsOf(ADA)).toEqual(['hard-bounce']);
});

test('a bounce from before staff lifted a suppression has no effect', async () => {
  await send();
  const old = eventOf(ADA, 'hard_bounce', { ts_event: Math.floor(Date.now() / 1000) - 60 });
  await report(old);
  await controlSuppression({ action: 'lift', address: ADA }, { actor: 'a', actor_address: null });
  expect(await report([old, old])).toBe(200);
  expect(await reasonsOf(ADA)).toEqual([]);
  const soon = Math.floor(Date.now() / 1000) + 60;
  await report(eventOf(ADA, 'hard_bounce', { ts_event: soon }));
  expect(await reasonsOf(ADA)).toEqual(['hard-bounce']);
});

test('the webhook answers 404 if bounce reports are turned off', async () => {
  delete process.env['BOUNCE_REPORTS'];
  const status = await report(eventOf(ADA, 'hard_bounce'));
  process.env['BOUNCE_REPORTS'] = 'on';
  expect(status).toBe(404);
  expect(await reasonsOf(ADA)).toEqual([]);
});

test('the log contains no addresses', () => {
  expect(LOG.filter((line) => /@example\.org/.test(line))).toEqual([]);
});
