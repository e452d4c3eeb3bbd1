import { Slot, styled } from '@raade/platform';

/** Room for the donation form: what fills it comes later than the page, and the footer must not jump. */
const Anchor = styled.div`
  min-height: 40rem;
`;

/** Which remote stands here is the registry's business. */
export function Donation() {
  return (
    <Anchor id="donation">
      <Slot name="conference.donation" />
    </Anchor>
  );
}
