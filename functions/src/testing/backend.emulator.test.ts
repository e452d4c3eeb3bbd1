import { newRequest, startBackend } from './backend.ts';
import { beforeNextTransaction } from './in-between.ts';

// A read from a closed Firestore never ends, and causes an error in a later test.
test('closing the functions waits for running calls, which still get an answer', async () => {
  const backend = await startBackend();
  const isAtWork = new Promise<void>((resolve) => {
    beforeNextTransaction(() => {
      resolve();
      return Promise.resolve();
    });
  });
  const begun = backend.begin(newRequest());
  await isAtWork;
  const closing = backend.close();
  await expect(begun).resolves.toMatchObject({ paymentIntentId: expect.stringMatching(/^pi_/) });
  await closing;
});
