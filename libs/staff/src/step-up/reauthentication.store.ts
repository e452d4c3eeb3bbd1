import { createStore } from '@raade/platform';

/** The callers that wait until somebody has signed in again. */
interface Reauthentication {
  readonly waiting: readonly ((isConfirmed: boolean) => void)[];
}

/** Several calls that were refused for the same reason wait for one sign-in. */
export const reauthentication = createStore<Reauthentication>(() => ({ waiting: [] }));

/** Opens the dialog that asks for the password. Resolves to true once it was given, to false if the dialog was closed. */
export function askToReauthenticate(): Promise<boolean> {
  return new Promise((resolve) => {
    reauthentication.setState(({ waiting }) => ({ waiting: [...waiting, resolve] }));
  });
}

export function endReauthentication(isConfirmed: boolean): void {
  const { waiting } = reauthentication.getState();
  reauthentication.setState({ waiting: [] });
  for (const resolve of waiting) resolve(isConfirmed);
}
