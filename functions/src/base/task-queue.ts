import { getFunctions } from 'firebase-admin/functions';
import * as logger from 'firebase-functions/logger';
import { FUNCTIONS_REGION, type TASKS } from '@raade/contracts/base/callables';
import { causeOf } from './callable/failure.ts';
import { firebaseApp } from './firebase-app.ts';

type Task = (typeof TASKS)[keyof typeof TASKS];

/**
 * Asks for a run of a task function, as soon as there is room. Nothing is ever asked for a later time: what is not
 * due yet is found by a sweep, on the emulator, which knows no such times, as in production. Nor does anything depend
 * on the queue: if it is away, that is logged, and a sweep asks again.
 */
export async function enqueue(task: Task, data: Readonly<Record<string, string>>): Promise<void> {
  try {
    await getFunctions(firebaseApp())
      .taskQueue(`locations/${FUNCTIONS_REGION}/functions/${task}`)
      .enqueue(data);
  } catch (error) {
    logger.error(`${task} could not be queued`, { ...data, cause: causeOf(error) });
  }
}
