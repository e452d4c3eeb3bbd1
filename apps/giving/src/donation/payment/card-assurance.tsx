import { DONATION_TAX_NOTE } from '@raade/contracts/donations';
import { environment, Link } from '@raade/platform';

/** What donors want to be sure of before they give their card away, line by line. */
export function CardAssurance() {
  const { statementName } = environment().recipient ?? {};
  return (
    <>
      {statementName !== undefined && <li>On your statement: {statementName}.</li>}
      <li>
        {DONATION_TAX_NOTE} Our <Link to="/privacy">privacy policy</Link> says what we keep.
      </li>
    </>
  );
}
