import { createStore } from '@raade/platform';

/** Number of changes in this tab to what waits for staff. */
export const waitingChanges = createStore(() => ({ changes: 0 }));

/** Has the frame count anew what waits for staff, as after a decision. */
export const noteWaitingChange = (): void =>
  waitingChanges.setState(({ changes }) => ({ changes: changes + 1 }));
