import { ago } from '../healthy-project.ts';
import { type BrokenState, SECRETS, endpoint } from './broken-state.ts';

export const STRIPE_AND_MAIL: readonly BrokenState[] = [
  {
    name: 'Stripe has no endpoint',
    spoil: (world) => world.remove(endpoint(world)),
    level: 'fail',
    says: /Stripe has no webhook endpoint https:/,
  },
  {
    name: 'Stripe has switched the endpoint off',
    spoil: (world) => world.edit(endpoint(world), { status: 'disabled' }),
    level: 'fail',
    says: /the endpoint is disabled at Stripe/,
  },
  {
    name: 'the endpoint is not told of disputes',
    spoil: (world) => {
      const events = world.get(endpoint(world))?.['enabled_events'] as string[];
      const kept = events.filter((event) => !event.startsWith('charge.dispute'));
      world.edit(endpoint(world), { enabled_events: kept });
    },
    level: 'fail',
    says: /the endpoint is not told of charge\.dispute\.created/,
  },
  {
    name: 'the endpoint speaks an older version',
    spoil: (world) => world.edit(endpoint(world), { api_version: '2020-08-27' }),
    level: 'fail',
    says: /in version 2020-08-27/,
  },
  {
    name: 'the signing secret is that of an endpoint of before',
    spoil: (world) =>
      world.edit(`${SECRETS}/STRIPE_WEBHOOK_SECRETS/versions/1`, { createTime: ago(24) }),
    level: 'fail',
    says: /STRIPE_WEBHOOK_SECRETS is older than the endpoint/,
  },
  {
    name: 'there is no SPF record',
    spoil: (world) => world.edit('dns/mail.example.org', { texts: ['brevo-code:sample'] }),
    level: 'fail',
    says: /SPF: mail\.example\.org lacks a record/,
  },
  {
    name: 'the DKIM record is that of another account',
    spoil: (world) =>
      world.edit('dns/mail._domainkey.mail.example.org', { texts: ['k=rsa;p=other'] }),
    level: 'fail',
    says: /DKIM: mail\._domainkey\.mail\.example\.org lacks a record/,
  },
  {
    name: 'there is no DMARC record',
    spoil: (world) => world.remove('dns/_dmarc.mail.example.org'),
    level: 'fail',
    says: /DMARC: _dmarc\.mail\.example\.org lacks a record/,
  },
  {
    name: 'Brevo does not know the domain',
    spoil: (world) => world.remove('api.brevo.com/v3/senders/domains/mail.example.org'),
    level: 'fail',
    says: /Brevo does not know the domain/,
  },
];
