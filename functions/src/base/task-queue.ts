import { getFunctions } from 'firebase-admin/functions';
import * as logger from 'firebase-functions/logger';
import { FUNCTIONS_REGION, type TASKS } from '@raade/contracts/base/callables';
import { causeOf } from './callable/failure.ts';
import { firebaseApp } from './firebase-app.ts';

type Task = (typeof TASKS)[keyof typeof TASKS];

/**
 * Queues a run of a task function, as soon as possible. No task has a delay, since the emulator supports none:
 * scheduled functions find work that becomes due later. A failure of the queue is only logged, since a scheduled
 * function queues the task again.
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
