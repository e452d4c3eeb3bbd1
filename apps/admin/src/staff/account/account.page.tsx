import { styled } from '@raade/platform';
import { StaffPage } from '@raade/staff/staff-page';
import { Card } from '@raade/ui';
import { OwnFactors } from './own-factors.tsx';
import { OwnSessions } from './own-sessions.tsx';

const Section = styled(Card)`
  display: grid;
  gap: var(--space-4);
  max-width: 36rem;

  h2 {
    font-size: 1.25rem;
  }

  /* An empty live region takes no space. */
  > [role='status']:empty {
    margin-block-end: calc(-1 * var(--space-4));
  }
`;

/** The page `/admin/account` of the signed-in account. */
export default function AccountPage() {
  return (
    <StaffPage title="Your Account">
      <Section as="section">
        <h2>Second Factor</h2>
        <OwnFactors />
      </Section>
      <Section as="section">
        <h2>Where You Are Signed In</h2>
        <OwnSessions />
      </Section>
    </StaffPage>
  );
}
