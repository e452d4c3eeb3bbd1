import { media, styled } from '@raade/platform';
import { Lead } from '@raade/ui';

/** The words beside the picture. */
export const OpeningLead = styled(Lead)`
  ${media.desktop} {
    max-width: min(34rem, 46%);
  }
`;
