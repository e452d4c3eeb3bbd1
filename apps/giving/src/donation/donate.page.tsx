import { FORUM } from '@raade/contracts/forum';
import { styled, usePageHead } from '@raade/platform';
import { DONATE_HEAD } from './donate.head.ts';
import DonationSection from './donation.section.tsx';

const Banner = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: calc(var(--navbar-height) + var(--space-12))
    max(var(--page-gutter), (100vw - var(--page-width)) / 2) var(--space-12);
  background: linear-gradient(160deg, var(--color-night), var(--color-night-raised));
  color: var(--color-on-night);

  h1 {
    font-size: var(--text-title);
  }

  p {
    max-width: 58ch;
    color: var(--color-on-night-muted);
    font-size: var(--text-lead);
  }
`;

/** The donation section on a page of its own, for when the forum's page cannot be shown. */
export default function DonatePage() {
  usePageHead(DONATE_HEAD);
  return (
    <>
      <Banner data-background="dark">
        <h1>Donate</h1>
        <p>
          Help to make the {FORUM.name} possible: {FORUM.dates}, {FORUM.venue}.
        </p>
      </Banner>
      <DonationSection />
    </>
  );
}
