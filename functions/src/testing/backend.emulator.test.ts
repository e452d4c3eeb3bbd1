import { newRequest, startBackend } from './backend.ts';
import { beforeNextTransaction } from './in-between.ts';

// A read of a Firestore that was ended never ends, and leaves an error to whichever test runs by then.
test('whoever is at work when the functions close is waited for, and gets an answer', async () => {
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
