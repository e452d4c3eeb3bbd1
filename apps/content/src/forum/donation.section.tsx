import { media, Slot, styled } from '@raade/platform';

/**
 * Reserves the height of the form, in the wider system font, so that the footer does not jump when the form arrives. If
 * the form is unavailable, only a notice is shown.
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

/** The slot for the donation form of another remote. */
export function Donation() {
  return (
    <Anchor id="donation">
      <Slot name="conference.donation" />
    </Anchor>
  );
}
