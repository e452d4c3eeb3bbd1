import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@raade/contracts/testing/temporary-folder';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { COMPLETE_SETTINGS as COMPLETE } from './testing/complete-settings.ts';
import { SETTINGS_FOLDER, writeSettings } from './write-settings.ts';

let folder: string;
beforeEach(() => (folder = temporaryFolder()));

test('complete settings are written to a file that is named after their project', async () => {
  const file = await writeSettings(COMPLETE, 'raade-live', folder);
  expect(file).toBe(path.join(folder, '.env.raade-live'));
  expect(readFileSync(file, 'utf8')).toBe(`${COMPLETE.trimEnd()}\n`);
});

test('invalid settings are not written, and the error names them without values', async () => {
  const wrong = COMPLETE.replace(/^SITE_URL.*$/m, 'SITE_URL=nowhere\nSTRIPE_SECRET_KEY=sk_live_1');
  const failure = writeSettings(wrong, 'raade-live', folder);
  await expect(failure).rejects.toThrow(/SITE_URL: .+\nSTRIPE_SECRET_KEY: is no setting/);
  await expect(failure).rejects.not.toThrow(/nowhere|sk_live_1/);
  await expect(writeSettings('', 'raade-live', folder)).rejects.toThrow('ALLOWED_ORIGINS: ');
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['', '../elsewhere', 'Raade'])('%j is refused as a project id', async (project) => {
  await expect(writeSettings(COMPLETE, project, folder)).rejects.toThrow(
    'is not a valid project id',
  );
});

test('deployments read the folder of settings, which is outside of dist', () => {
  const firebaseJson = JSON.parse(readFileSync(path.join(WORKSPACE, 'firebase.json'), 'utf8')) as {
    functions: { configDir: string };
  };
  expect(firebaseJson.functions.configDir).toBe(SETTINGS_FOLDER);
  expect(SETTINGS_FOLDER).not.toMatch(/^dist\//);
});
