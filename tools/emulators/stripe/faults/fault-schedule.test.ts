import type { FaultsInput } from './fault.schema.ts';
import { faultsSchema } from './fault.schema.ts';
import { FaultSchedule } from './fault-schedule.ts';

function scheduleOf(faults: FaultsInput): FaultSchedule {
  const schedule = new FaultSchedule();
  schedule.add(faultsSchema.parse(faults));
  return schedule;
}

const TYPE = 'payment_intent.succeeded';

test('the fault that was planned first is used if two are due', () => {
  const schedule = scheduleOf({
    webhooks: [
      { what: 'drop', nth: 2 },
      { what: 'give-up', type: 'payment_intent.*', times: 3 },
    ],
  });
  const faults = [1, 2, 3, 4].map(() => schedule.forDelivery(TYPE)?.what);
  expect(faults).toEqual(['give-up', 'drop', 'give-up', undefined]);
  expect(schedule.countPending()).toBe(0);
});

test('a fault counts only deliveries after it was planned', () => {
  const schedule = scheduleOf({ webhooks: [{ what: 'drop' }] });
  schedule.forDelivery(TYPE);
  schedule.add(faultsSchema.parse({ webhooks: [{ what: 'give-up', nth: 2 }] }));
  const faults = [1, 2].map(() => schedule.forDelivery(TYPE)?.what);
  expect(faults).toEqual([undefined, 'give-up']);
});
