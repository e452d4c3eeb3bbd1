import { parseArgs } from 'node:util';
import { abortOnSignals } from '../processes/abort-on-signals.ts';
import { runCommand } from '../terminal/failure.ts';
import { runWithFirestore } from '../test-run/run-with-firestore.ts';

const RECIPIENTS = '20000';

const signal = abortOnSignals();

await runCommand(() => {
  const options = {
    recipients: { type: 'string', default: RECIPIENTS },
    seed: { type: 'string' },
  } as const;
  const { recipients, seed } = parseArgs({ options }).values;
  return runWithFirestore({
    name: 'delivery-test',
    test: 'functions/src/campaigns/delivery.emulator.test.ts',
    env: {
      DELIVERY_TEST_RECIPIENTS: recipients,
      ...(seed !== undefined && { DELIVERY_TEST_SEED: seed }),
    },
    signal,
  });
});
