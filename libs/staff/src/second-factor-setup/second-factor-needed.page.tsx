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
        Here a password alone is not enough: whoever signs in also enters a code that only their own
        phone shows. Set that up once, and the staff pages open.
      </p>
      {!isDone && <SetUp onDone={() => setIsDone(true)} />}
      {/* The sign-in counts as one with a second factor at once, and this page goes; if ever it does not, a new one will. */}
      <p role="status">
        {isDone &&
          'Your second factor is on. If the pages do not open, sign out, then sign in again.'}
      </p>
    </FormCard>
  );
}
