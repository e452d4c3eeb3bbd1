import { MOST_CHARACTERS } from '../mail/mail-provider.ts';
import { batchSizeOf } from './batch-size.ts';

const sizeFor = (characters: number) =>
  batchSizeOf({ charactersPerMail: () => characters }, { batchSize: 1000 });

test('short mails go out by as many as the provider takes', () => {
  expect(sizeFor(MOST_CHARACTERS / 1000)).toBe(1000);
});

test('of longer ones there are fewer, so that a worker holds them all', () => {
  expect(sizeFor(100_000)).toBe(80);
});

test('a mail that is longer than all that is held goes out alone', () => {
  expect(sizeFor(MOST_CHARACTERS + 1)).toBe(1);
});
