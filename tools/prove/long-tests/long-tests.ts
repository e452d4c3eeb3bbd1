/** A numeric option of a test. */
interface NumberOption {
  /** The environment variable that the test reads. */
  readonly variable: string;
  readonly type: 'string';
  readonly value: '<number>';
  readonly default: string;
  readonly help: string;
}

const numberOption = (variable: string, usual: string, help: string): NumberOption => ({
  variable,
  type: 'string',
  value: '<number>',
  default: usual,
  help,
});
const seedOption = (variable: string) => numberOption(variable, '20250411', 'repeats a run');

/** A test on emulators that `npm run nightly` runs longer than `npm test` does. */
interface LongTest {
  readonly summary: string;
  /** Path of the test file from the workspace. */
  readonly test: string;
  /** The numeric options. The first one is the size, which is split into parts. */
  readonly numbers: Readonly<Record<string, NumberOption>>;
  /** Maximum size of a part, limited by memory and emulators. */
  readonly partSize?: number;
  readonly example: readonly [options: string, help: string];
}

/** The long tests, by the name of their part of `npm run nightly`. */
export const LONG_TESTS: Readonly<Record<string, LongTest>> = {
  cards: {
    summary: 'Simulates stolen cards and honest donors, and checks how many payments are refused.',
    test: 'functions/src/base/limits/cards.emulator.test.ts',
    numbers: {
      cards: numberOption('CARDS_TEST_CARDS', '1000', 'number of stolen cards'),
      donors: numberOption('CARDS_TEST_DONORS', '500', 'number of honest donors'),
    },
    example: ['--cards 100 --donors 50', 'a short run'],
  },
  money: {
    summary: 'Simulates donations while processes crash, and checks that ledger and Stripe agree.',
    test: 'functions/src/money/donations/money.emulator.test.ts',
    numbers: {
      donors: numberOption('MONEY_TEST_DONORS', '2000', 'number of donors'),
      seed: seedOption('MONEY_TEST_SEED'),
    },
    // Each part uses a new Stripe account and ledger.
    partSize: 2000,
    example: ['--donors 200 --seed 7', 'a short run'],
  },
  delivery: {
    summary: 'Sends campaigns while workers crash, and counts the mails of each recipient.',
    test: 'functions/src/mail/campaigns/delivery.emulator.test.ts',
    numbers: {
      recipients: numberOption('DELIVERY_TEST_RECIPIENTS', '20000', 'number of recipients'),
      kills: numberOption('DELIVERY_TEST_KILLS', '50', 'number of crashed workers'),
      seed: seedOption('DELIVERY_TEST_SEED'),
    },
    // Each part is a campaign; the emulator takes longer for each recipient the more there are.
    partSize: 5000,
    example: ['--recipients 1000 --kills 10 --seed 7', 'a short run'],
  },
  restore: {
    summary: 'Deletes a sample database, restores it from a dump, and shows what differs.',
    test: 'functions/src/testing/restore/restore-drill.emulator.test.ts',
    numbers: {
      donations: numberOption('RESTORE_DRILL_DONATIONS', '100', 'number of gifts in the dump'),
      minutes: numberOption(
        'RESTORE_DRILL_MINUTES',
        '10',
        'minutes from the dump to the loss, each with one more donation',
      ),
    },
    example: ['--donations 1000 --minutes 60', 'a longer run'],
  },
};
