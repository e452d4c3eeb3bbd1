import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { COMPLETE_SETTINGS } from './testing/complete-settings.ts';
import { startSecretManager } from './testing/secret-manager.ts';
import { SETTINGS_FOLDER, writeSettings } from './write-settings.ts';

const PROJECT = 'raade-live';
const ASKING = path.join(WORKSPACE, 'tools/ship/settings/testing/ask-for-secrets.command.ts');
const ALWAYS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRETS', 'UNSUBSCRIBE_SECRET'];
const SMTP = COMPLETE_SETTINGS.replace('smtp-relay.brevo.com', 'smtp.example.org')
  .replace('SMTP_USER=raade\n', '')
  .replace('"mailService":"Brevo"', '"mailService":"A sample mail server"');
const SIGNED_IN = 'SMTP_USER=raade\nERASURE_DATABASE=erasures\n';
const BREVO = `${COMPLETE_SETTINGS}BOUNCE_REPORTS=on\n`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'raade-deployed-'));
  for (const part of ['firebase.json', 'dist/functions']) {
    cpSync(path.join(WORKSPACE, part), path.join(folder, part), { recursive: true });
  }
  symlinkSync(path.join(WORKSPACE, 'node_modules'), path.join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Names of the secrets that firebase-tools requests from Google. */
async function askedFor(settings: string, existing: readonly string[]) {
  await writeSettings(settings, PROJECT, path.join(folder, SETTINGS_FOLDER));
  const secrets = await startSecretManager(new Set(existing));
  try {
    const args = [ASKING, '--folder', folder, '--project', PROJECT];
    await promisify(execFile)(process.execPath, args, {
      env: {
        PATH: process.env['PATH'],
        HOME: folder,
        CLOUD_SECRET_MANAGER_URL: secrets.origin,
        METADATA_SERVER_DETECTION: 'none',
        // firebase-tools asks npm for the newest version of what is installed.
        npm_config_offline: 'true',
      },
    });
    return [...secrets.asked].sort();
  } finally {
    await secrets.close();
  }
}

test.each([
  ['a mail server without sign-in', SMTP, []],
  [
    'a mail server with a user name and with erasure',
    `${SMTP}${SIGNED_IN}`,
    ['ERASURE_SECRET', 'SMTP_PASSWORD'],
  ],
  ['Brevo and bounce reports', BREVO, ['BREVO_API_KEY', 'SMTP_PASSWORD', 'BOUNCE_WEBHOOK_TOKENS']],
])(
  'a deployment with %s asks only for the secrets that it uses',
  async (_what, settings, further) => {
    const used = [...ALWAYS, ...further].sort();
    expect(await askedFor(settings, used)).toEqual(used);
  },
);

test('a missing secret stops the deployment with an error that names it', async () => {
  await expect(askedFor(COMPLETE_SETTINGS, ALWAYS)).rejects.toThrow(
    /have no value for the secret BREVO_API_KEY/,
  );
});
