import '../test-environment.ts';
import { collection } from '../../base/firestore.ts';
import { watchStatuses } from './status-history.ts';

test('only donations whose status went back or that were deleted are reported', async () => {
  const donation = (id: string) => collection('donations').doc(id);
  const history = watchStatuses();
  for (const id of ['back', 'forth', 'out']) {
    await donation(id).set({ payment_status: 'succeeded' });
    await donation(id).update({ payment_status: 'refunded' });
    await donation(id).update({ message: 'The status stays.' });
  }
  await donation('back').update({ payment_status: 'partially_refunded' });
  await donation('out').delete();
  history.stop();
  expect(history.wentBack().sort()).toEqual(['back', 'out']);
});
