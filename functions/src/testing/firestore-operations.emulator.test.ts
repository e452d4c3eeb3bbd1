import './test-environment.ts';
import { randomUUID } from 'node:crypto';
import { firestore } from '../base/firestore.ts';
import { countOperations } from './firestore-operations.ts';

test('every read, write and delete is counted, as Firestore charges them', async () => {
  const counted = countOperations();
  const sample = firestore().collection(`sample-${randomUUID()}`);
  const of = async (work: () => Promise<unknown>) => {
    const before = counted.soFar();
    await work();
    const { reads, writes, deletes } = counted.soFar();
    return [reads - before.reads, writes - before.writes, deletes - before.deletes];
  };
  expect(await of(() => sample.doc('a').set({ n: 1 }))).toEqual([0, 1, 0]);
  expect(await of(() => sample.doc('b').create({ n: 2 }))).toEqual([0, 1, 0]);
  expect(await of(() => sample.doc('c').get())).toEqual([1, 0, 0]);
  expect(await of(() => firestore().getAll(sample.doc('a'), sample.doc('c')))).toEqual([2, 0, 0]);
  expect(await of(() => sample.get())).toEqual([2, 0, 0]);
  expect(await of(() => sample.where('n', '>', 7).get())).toEqual([1, 0, 0]);
  expect(await of(() => sample.count().get())).toEqual([1, 0, 0]);
  const change = () =>
    firestore().runTransaction(async (transaction) => {
      await transaction.getAll(sample.doc('a'), sample.doc('b'));
      await transaction.get(sample.limit(1));
      transaction.update(sample.doc('a'), { n: 3 });
      transaction.delete(sample.doc('b'));
    });
  expect(await of(change)).toEqual([3, 1, 1]);
  counted.stop();
  expect(await of(() => sample.get())).toEqual([0, 0, 0]);
});
