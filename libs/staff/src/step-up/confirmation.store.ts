import { createStore } from '@raade/platform';

/** A question whether whoever is at work is still the same, and everybody who waits for its answer. */
interface Confirmation {
  readonly answers: readonly ((isConfirmed: boolean) => void)[];
}

/** Several calls that were refused for the same reason wait for one answer. */
export const confirmation = createStore<Confirmation>(() => ({ answers: [] }));

/** Asks for the password on the page that is open. True once it was given; false if nobody wants to. */
export function askToConfirm(): Promise<boolean> {
  return new Promise((resolve) => {
    confirmation.setState(({ answers }) => ({ answers: [...answers, resolve] }));
  });
}

export function answerConfirmation(isConfirmed: boolean): void {
  const { answers } = confirmation.getState();
  confirmation.setState({ answers: [] });
  for (const answer of answers) answer(isConfirmed);
}
