import type { FaultsInput } from './fault.schema.ts';
import { faultsSchema } from './fault.schema.ts';
import { FaultSchedule } from './fault-schedule.ts';

function scheduleOf(faults: FaultsInput): FaultSchedule {
  const schedule = new FaultSchedule();
  schedule.add(faultsSchema.parse(faults));
  return schedule;
}

const TYPE = 'payment_intent.succeeded';

test('of two faults that are due at once the one that was planned first strikes', () => {
  const schedule = scheduleOf({
    webhooks: [
      { what: 'drop', nth: 2 },
      { what: 'give-up', type: 'payment_intent.*', times: 3 },
    ],
  });
  const struck = [1, 2, 3, 4].map(() => schedule.forDelivery(TYPE)?.what);
  expect(struck).toEqual(['give-up', 'drop', 'give-up', undefined]);
  expect(schedule.countPending()).toBe(0);
});

test('a later plan counts from when it was made', () => {
  const schedule = scheduleOf({ webhooks: [{ what: 'drop' }] });
  schedule.forDelivery(TYPE);
  schedule.add(faultsSchema.parse({ webhooks: [{ what: 'give-up', nth: 2 }] }));
  const struck = [1, 2].map(() => schedule.forDelivery(TYPE)?.what);
  expect(struck).toEqual([undefined, 'give-up']);
});
