import { act } from '@testing-library/react';

/** Changes something that React shows, and resolves once all that follows from it without waiting is shown, too. */
export const settled = <Result>(change: () => Result): Promise<Awaited<Result>> =>
  act(() => Promise.resolve(change()));
