import { useContent } from '@raade/content-model/provided/use-content';
import { styled } from '@raade/platform';
import { Lead, renderText, Section, SectionTitle } from '@raade/ui';
import { useId } from 'react';
import { DonationFlow } from './donation-flow.tsx';
import { donationStoreOf } from './donation.store.ts';

const Intro = styled.header`
  margin-block-end: var(--space-8);
`;

interface DonationSectionProps {
  /** True on the page for donations, which has its own introduction. */
  readonly isPage?: boolean;
}

/** The content of the slot `conference.donation`. */
export default function DonationSection({ isPage = false }: DonationSectionProps) {
  const title = useId();
  const content = useContent();
  const store = donationStoreOf(content);
  if (isPage) {
    return (
      <Section>
        <DonationFlow store={store} level={2} />
      </Section>
    );
  }
  return (
    <Section labelledBy={title}>
      <Intro>
        <SectionTitle id={title}>{renderText(content.giving.section.title)}</SectionTitle>
        <Lead>{renderText(content.giving.section.lead)}</Lead>
      </Intro>
      <DonationFlow store={store} level={3} />
    </Section>
  );
}
