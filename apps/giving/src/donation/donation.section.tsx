import { styled, useStore } from '@raade/platform';
import { Lead, Section, SectionTitle } from '@raade/ui';
import { useId } from 'react';
import { FormColumns } from '../columns/form-columns.styles.ts';
import { ImpactPanel } from '../impact/impact-panel.tsx';
import { DonationFlow } from './donation-flow.tsx';
import { donationStore } from './donation.store.ts';

const Intro = styled.header`
  margin-block-end: var(--space-8);
`;

/** Fills the slot `conference.donation`. */
export default function DonationSection() {
  const title = useId();
  const { form } = useStore(donationStore);
  return (
    <Section labelledBy={title}>
      <Intro>
        <SectionTitle id={title}>Support Our Mission</SectionTitle>
        <Lead>
          Your gift brings students and partners together to build solutions for Africa. You need no
          account, and you may give anonymously.
        </Lead>
      </Intro>
      <FormColumns>
        <DonationFlow store={donationStore} />
        <ImpactPanel amount={form.amount} />
      </FormColumns>
    </Section>
  );
}
