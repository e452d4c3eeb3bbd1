import { createStore } from '@raade/platform';

interface Reauthentication {
  /** Functions that answer the callers that wait until somebody has signed in again. */
  readonly waiting: readonly ((isConfirmed: boolean) => void)[];
}

/** The state of the dialog. Several calls that were refused for the same reason wait for one sign-in. */
export const reauthentication = createStore<Reauthentication>(() => ({ waiting: [] }));

/** Opens the dialog for a new sign-in. Resolves to true after the sign-in, to false if the dialog was closed. */
export function askToReauthenticate(): Promise<boolean> {
  return new Promise((resolve) => {
    reauthentication.setState(({ waiting }) => ({ waiting: [...waiting, resolve] }));
  });
}

/** Closes the dialog, and answers all callers. */
export function endReauthentication(isConfirmed: boolean): void {
  const { waiting } = reauthentication.getState();
  reauthentication.setState({ waiting: [] });
  for (const resolve of waiting) resolve(isConfirmed);
}
