import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCAL_ENVIRONMENT } from '@raade/contracts/local-environment';
import { writeSettings } from './write-settings.ts';

const COMPLETE = `
ALLOWED_ORIGINS=https://example.org
EMAIL_PROVIDER=brevo
EMAIL_SENDER_NAME="RAADE"
EMAIL_SENDER_ADDRESS=hello@example.org
EMAIL_TAX_WORDING="Ask your tax adviser: we are not yours."
ORGANIZATION_NAME="Rice Association for African Development"
ORGANIZATION_ADDRESS="6100 Sample Street, Houston"
ORGANIZATION_TAX_ID=12-3456789
RECEIPT_GOODS_WORDING="No goods or services were provided."
SITE_URL=https://example.org
UNSUBSCRIBE_URL=https://example.org/unsubscribe
SITE_ENVIRONMENT='${JSON.stringify(LOCAL_ENVIRONMENT)}'
HOSTING_SITE=raade-shell
`;

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'raade-settings-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('complete settings are put beside the functions, under the name of their project', async () => {
  const file = await writeSettings(COMPLETE, 'raade-live', folder);
  expect(file).toBe(path.join(folder, '.env.raade-live'));
  expect(readFileSync(file, 'utf8')).toBe(`${COMPLETE.trimEnd()}\n`);
});

test('of others nothing is written, and each that is missing or wrong is named without its value', async () => {
  const wrong = COMPLETE.replace(/^SITE_URL.*$/m, 'SITE_URL=nowhere\nSTRIPE_SECRET_KEY=sk_live_1');
  const failure = writeSettings(wrong, 'raade-live', folder);
  await expect(failure).rejects.toThrow(/SITE_URL: .+\nSTRIPE_SECRET_KEY: is no setting/);
  await expect(failure).rejects.not.toThrow(/nowhere|sk_live_1/);
  await expect(writeSettings('', 'raade-live', folder)).rejects.toThrow('ALLOWED_ORIGINS: ');
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['', '../elsewhere', 'Raade'])('%j is no project', async (project) => {
  await expect(writeSettings(COMPLETE, project, folder)).rejects.toThrow('is no id of a project');
});
