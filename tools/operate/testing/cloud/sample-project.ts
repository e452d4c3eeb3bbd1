import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { World } from './world.ts';

export const PROJECT = 'raade-live';
export const NUMBER = '123456789012';

export const EXAMPLES = {
  environment: path.join(WORKSPACE, 'environment.example.json'),
  settings: path.join(WORKSPACE, 'functions/.env.example'),
} as const;

/** Of the domain that mails come from. */
const DKIM = 'k=rsa;p=sample';
const BREVO_CODE = 'brevo-code:sample';

/** The DNS that `setup:project` asks for, and some that others have. */
export const RECORDS: Readonly<Record<string, readonly string[]>> = {
  'mail.example.org': ['v=spf1 include:spf.brevo.com ~all', BREVO_CODE],
  'mail._domainkey.mail.example.org': [DKIM],
  '_dmarc.mail.example.org': ['v=DMARC1; p=quarantine; rua=mailto:dmarc@mail.example.org'],
};

/** A project of Google Cloud as somebody has just made it, who has an account at Brevo. */
export function newProject(): World {
  const world = new World();
  const service = 'serviceusage.googleapis.com';
  world.put(`${service}/v1/projects/${PROJECT}/services/${service}`, {
    parent: `projects/${NUMBER}`,
    config: { name: service },
    state: 'ENABLED',
  });
  world.put(
    `firebase.googleapis.com/v1beta1/projects/${PROJECT}/webApps/1:${NUMBER}:web:0123456789abcdef/config`,
    { apiKey: 'the-api-key-of-the-web-app', authDomain: `${PROJECT}.firebaseapp.com` },
  );
  world.put(`api.brevo.com/v3/senders/domains/mail.example.org`, {
    domain: 'mail.example.org',
    verified: true,
    authenticated: true,
    dns_records: {
      dkim_record: { type: 'TXT', value: DKIM, host_name: 'mail._domainkey.', status: true },
      brevo_code: { type: 'TXT', value: BREVO_CODE, host_name: '', status: true },
    },
  });
  return world;
}

export const SECRET_LINES = [
  'STRIPE_SECRET_KEY=rk_live_sample',
  'BREVO_API_KEY=xkeysib-sample',
  'STRIPE_SETUP_KEY=sk_live_sample',
].join('\n');
