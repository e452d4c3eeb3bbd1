import { parsePersonOptions } from './person-options.ts';

const options = (line: string) => parsePersonOptions(line.split(' '));

test('an erasure only tells what it would do until it is confirmed', () => {
  expect(options('erase ada@example.org')).toMatchObject({ task: 'plan' });
  expect(options('erase ada@example.org --confirm')).toMatchObject({
    task: 'erase',
    email: 'ada@example.org',
  });
});

test('an export goes into a file, and a restored backup needs no address', () => {
  expect(options('export ada@example.org --out ada.json --project raade')).toEqual({
    task: 'export',
    email: 'ada@example.org',
    file: 'ada.json',
    project: 'raade',
  });
  expect(options('erase-again')).toMatchObject({ task: 'erase-again' });
});

test('a new key goes into a file, and needs no project', () => {
  expect(options('new-key --out key.pem')).toEqual({
    task: 'new-key',
    file: 'key.pem',
    project: undefined,
  });
});

test('one sealed gift is opened, or all are, with a key and into a file', () => {
  const files = { key: 'key.pem', file: 'gifts.json' };
  expect(options('unseal pi_1 --key key.pem --out gifts.json --project raade')).toEqual({
    task: 'unseal',
    payment: 'pi_1',
    ...files,
    project: 'raade',
  });
  expect(options('unseal --key key.pem --out gifts.json')).toMatchObject({
    task: 'unseal',
    payment: undefined,
    ...files,
  });
});

test.each([
  'erase',
  'erase ada',
  'erase ada@example.org ben@example.org',
  'export ada@example.org',
  'erase ada@example.org --out ada.json',
  'erase-again --confirm',
  'forget ada@example.org',
  'toString ada@example.org',
  'export ada@example.org --out ada.json --key key.pem',
  'new-key',
  'new-key key.pem',
  'new-key --out key.pem --project raade',
  'new-key --out key.pem --key key.pem',
  'unseal --key key.pem',
  'unseal --out gifts.json',
  'unseal pi_1 pi_2 --key key.pem --out gifts.json',
  'unseal --key key.pem --out gifts.json --confirm',
])('%s is answered with the usage', (line) => {
  expect(() => options(line)).toThrow('erase <email> [--confirm]');
});
