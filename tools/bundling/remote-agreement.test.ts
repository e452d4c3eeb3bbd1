import { WORKSPACE } from './workspace.ts';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkRemoteAgreement } from './remote-agreement.ts';

const manifest = {
  name: 'giving',
  platform: '^1.0.0',
  paths: ['apply/*'],
  slots: ['conference.donation'],
};
let appDir: string;

beforeEach(() => {
  mkdirSync(path.join(WORKSPACE, '.local'), { recursive: true });
  appDir = mkdtempSync(path.join(WORKSPACE, '.local/agreement-'));
  mkdirSync(path.join(appDir, 'src'));
});
afterEach(() => rmSync(appDir, { recursive: true }));

const check = (remote: string) =>
  checkCode(`
    import { defineRemote, lazyPage } from '@raade/platform';
    const Page = lazyPage(() => import('./page.tsx'));
    export default defineRemote(${remote});
  `);

function checkCode(code: string) {
  writeFileSync(path.join(appDir, 'src/remote.tsx'), code);
  return checkRemoteAgreement(appDir, manifest, path.join(appDir, 'scratch'));
}

test('code that agrees with remote.json is accepted without loading its pages', async () => {
  await check(
    `{ name: 'giving', routes: { 'apply/*': [{ path: 'student', element: <Page /> }] }, slots: { 'conference.donation': Page } }`,
  );
});

test('every difference between the code and remote.json is listed', async () => {
  await expect(
    check(`{ name: 'gives', routes: { donate: [] }, slots: { 'home.donation': Page } }`),
  ).rejects.toThrow(
    [
      'giving: remote.json and src/remote.tsx disagree:',
      'name "giving" is in remote.json but not in src/remote.tsx',
      'name "gives" is in src/remote.tsx but not in remote.json',
      'path "apply/*" is in remote.json but not in src/remote.tsx',
      'path "donate" is in src/remote.tsx but not in remote.json',
      'slot "conference.donation" is in remote.json but not in src/remote.tsx',
      'slot "home.donation" is in src/remote.tsx but not in remote.json',
    ].join('\n'),
  );
});

test.each([
  ['export const remote = {};', 'src/remote.tsx has no default export'],
  ["throw new Error('not today');", 'not today'],
])('code like %s is refused', async (code, message) => {
  await expect(checkCode(code)).rejects.toThrow(message);
});
