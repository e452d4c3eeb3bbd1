import { createStore } from '@raade/platform';

/** Counts the changes in this tab that may change the number of open tasks of staff. */
export const waitingChanges = createStore(() => ({ changes: 0 }));

/** Makes the frame count the open tasks of staff again, as after a decision on an application. */
export const countWaitingAgain = (): void =>
  waitingChanges.setState(({ changes }) => ({ changes: changes + 1 }));
