import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@raade/contracts/testing/temporary-folder';
import { readRemoteManifest } from './remote-manifest.ts';

const valid = { name: 'giving', platform: '^1.0.0', paths: ['apply/*'], slots: [] };
let dir: string;

beforeEach(() => (dir = temporaryFolder()));

function read(text: string) {
  writeFileSync(path.join(dir, 'remote.json'), text);
  return () => readRemoteManifest(dir);
}

test('a valid remote.json is read', () => {
  expect(read(JSON.stringify(valid))()).toEqual(valid);
});

test('each invalid field is reported with its expected form', () => {
  const wrong = { ...valid, name: 'Giving', paths: ['/apply'], extra: true };
  expect(read(JSON.stringify(wrong))).toThrow(
    /remote\.json is not valid:\nname: must be lower-case.*\npaths\.0: must be relative.*\n.*extra/s,
  );
});

test.each(['latest please', '*', '>=1.0.0', '1.0.0', '~1.0.0', '^1', '^1.0.0 || *'])(
  'the platform range %s is refused, with the expected form',
  (platform) => {
    expect(read(JSON.stringify({ ...valid, platform }))).toThrow(
      'platform: must be the version that it needs, like "^1.2.0"',
    );
  },
);

test('a remote may accept two major versions of the platform', () => {
  const both = { ...valid, platform: '^1.2.0 || ^2.0.0' };
  expect(read(JSON.stringify(both))()).toEqual(both);
});

test('a file that is not JSON is refused with its name', () => {
  expect(read('{')).toThrow(/remote\.json cannot be read: .*JSON/);
});
