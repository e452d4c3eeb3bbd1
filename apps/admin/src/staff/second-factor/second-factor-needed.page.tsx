import { FormCard } from '../staff-frame.styles.ts';
import { SetUp } from './set-up.tsx';

/** All that staff without a second factor see where one is asked for. */
export default function SecondFactorNeeded() {
  return (
    <FormCard>
      <h1>Set Up a Second Factor</h1>
      <p>
        Here a password alone is not enough: whoever signs in also enters a code that only their own
        phone shows. Set that up once, and the staff pages open.
      </p>
      <SetUp onDone={() => undefined} />
    </FormCard>
  );
}
