import { useState } from 'react';
import { FormCard } from '../staff-frame.styles.ts';
import { SetUp } from './set-up.tsx';

/** Shown instead of all pages to staff without a required second factor. */
export default function SecondFactorNeeded() {
  const [isDone, setIsDone] = useState(false);
  return (
    <FormCard>
      <h1>Set Up a Second Factor</h1>
      <p>
        A password alone is not enough here: when you sign in, you also enter a code from your
        phone. Set this up once to open the staff pages.
      </p>
      {!isDone && <SetUp onDone={() => setIsDone(true)} />}
      {/*
       * The current sign-in then counts as one with a second factor, so this page disappears. Otherwise a new sign-in
       * is needed.
       */}
      <p role="status">
        {isDone &&
          'Your second factor is on. If the pages do not open, sign out, then sign in again.'}
      </p>
    </FormCard>
  );
}
