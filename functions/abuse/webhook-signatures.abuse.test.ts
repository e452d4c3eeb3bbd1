import { useBackend } from '../src/testing/backend.ts';
import { WEBHOOK_SECRETS } from '../src/testing/test-environment.ts';
import { checkCells } from '@raade/contracts/testing/matrix';
import { collection } from '../src/base/firestore.ts';

// A matrix takes its time on a busy machine.
jest.setTimeout(300_000);

const EVENT = JSON.stringify({
  id: 'evt_forged',
  object: 'event',
  type: 'payment_intent.succeeded',
  created: 1_700_000_000,
  data: { object: { id: 'pi_forged', object: 'payment_intent' } },
});
const MINUTE_MS = 60_000;

const backend = useBackend();

function signed({ secret = WEBHOOK_SECRETS.current, payload = EVENT, agoMs = 0 } = {}): string {
  const timestamp = Math.floor((Date.now() - agoMs) / 1000);
  return backend.stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}

/** Signatures that did not come from Stripe. */
const FORGED: Readonly<Record<string, () => string | undefined>> = {
  'no header': () => undefined,
  'an empty header': () => '',
  'a word': () => 'signature',
  'a signature without a time': () => signed().replace(/t=\d+,/, ''),
  'another time than the signed one': () =>
    signed().replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000) - 1}`),
  'a signature from six minutes ago': () => signed({ agoMs: 6 * MINUTE_MS }),
  'a signature from six minutes ahead': () => signed({ agoMs: -6 * MINUTE_MS }),
  'a signature with another secret': () => signed({ secret: 'whsec_other' }),
  'a signature with no secret': () => signed({ secret: ' ' }),
  'a signature of another body': () => signed({ payload: EVENT.replace('pi_forged', 'pi_other') }),
  'a signature of an empty body': () => signed({ payload: '' }),
  'the scheme v0': () => signed().replace('v1=', 'v0='),
  'half a signature': () => signed().slice(0, -32),
  zeros: () => signed().replace(/v1=.*/, `v1=${'0'.repeat(64)}`),
};

/** The body that was signed, and another one. */
const BODIES: Readonly<Record<string, string>> = { 'an event': EVENT, 'an empty object': '{}' };

const attempts = Object.keys(FORGED).flatMap((header) =>
  Object.keys(BODIES).map((body) => ({ header, body })),
);

test('an event without a valid signature of Stripe is refused', async () => {
  await checkCells({
    cells: attempts,
    nameOf: ({ header, body }) => `${header}, with ${body}`,
    check: async ({ header, body }) => {
      const signature = FORGED[header]?.();
      const { status } = await fetch(backend.webhookUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(signature !== undefined && { 'stripe-signature': signature }),
        },
        body: BODIES[body] ?? '',
      });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect((await collection('stripeEvents').get()).size).toBe(0);
    },
  });
});
