import { media, Slot, styled } from '@raade/platform';

/**
 * Room for the donation form in the wider type of the system: it comes later than the page, and the footer must
 * not jump. Where it cannot be had, nothing stands in its place but a notice.
 */
const Anchor = styled.div`
  min-height: 110rem;

  ${media.smallTablet} {
    min-height: 106rem;
  }

  ${media.tablet} {
    min-height: 102rem;
  }

  ${media.desktop} {
    min-height: 96rem;
  }

  ${media.wideDesktop} {
    min-height: 90rem;
  }

  &:has([role='alert']) {
    min-height: 40rem;
  }
`;

/** The slot of the donation form: the registry decides which remote fills it. */
export function Donation() {
  return (
    <Anchor id="donation">
      <Slot name="conference.donation" />
    </Anchor>
  );
}
