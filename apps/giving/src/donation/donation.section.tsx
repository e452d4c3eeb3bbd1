import { styled } from '@raade/platform';
import { Lead, Letters, Section, SectionTitle } from '@raade/ui';
import { useId } from 'react';
import { GIVING } from '../content/giving.ts';
import { DonationFlow } from './donation-flow.tsx';
import { donationStore } from './donation.store.ts';

const Intro = styled.header`
  margin-block-end: var(--space-8);
`;

interface DonationSectionProps {
  /** True on a page of its own, which has said already what the section would open with. */
  readonly isPage?: boolean;
}

/** Fills the slot `conference.donation`. */
export default function DonationSection({ isPage = false }: DonationSectionProps) {
  const title = useId();
  if (isPage) {
    return (
      <Section>
        <DonationFlow store={donationStore} level={2} />
      </Section>
    );
  }
  return (
    <Section labelledBy={title}>
      <Intro>
        <SectionTitle id={title}>
          <Letters>{GIVING.section.title}</Letters>
        </SectionTitle>
        <Lead>
          <Letters>{GIVING.section.lead}</Letters>
        </Lead>
      </Intro>
      <DonationFlow store={donationStore} level={3} />
    </Section>
  );
}
