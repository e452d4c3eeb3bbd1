import { styled, useStore } from '@raade/platform';
import { useId } from 'react';
import { ImpactPanel } from '../impact/impact-panel.tsx';
import { DonationFlow } from './donation-flow.tsx';
import { donationStore } from './donation.store.ts';

const Section = styled.section`
  display: grid;
  gap: var(--space-8);
  padding: var(--space-section) max(var(--page-gutter), (100vw - var(--page-width)) / 2);
`;

const Intro = styled.header`
  display: grid;
  gap: var(--space-3);
  max-width: 62ch;

  h2 {
    font-size: var(--text-title);
  }

  p {
    color: var(--color-text-muted);
    font-size: var(--text-lead);
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  align-items: start;

  @media (width >= 60rem) {
    grid-template-columns: minmax(0, 13fr) minmax(0, 7fr);
    gap: var(--space-12);
  }
`;

/** Fills the slot `conference.donation`. */
export default function DonationSection() {
  const title = useId();
  const { form } = useStore(donationStore);
  return (
    <Section aria-labelledby={title}>
      <Intro>
        <h2 id={title}>Support Our Mission</h2>
        <p>
          Your gift brings students and partners together to build solutions for Africa. You need no
          account, and you may give anonymously.
        </p>
      </Intro>
      <Columns>
        <DonationFlow store={donationStore} />
        <ImpactPanel amount={form.amount} />
      </Columns>
    </Section>
  );
}
