import { act } from '@testing-library/react';

/** Runs `change` within React's `act`, and resolves once React has rendered all its consequences. */
export const settled = <Result>(change: () => Result): Promise<Awaited<Result>> =>
  act(() => Promise.resolve(change()));
