import { media, styled } from '@raade/platform';

/** The second column is as wide as an email with its frame. */
export const EmailColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-8);

  ${media.wideDesktop} {
    grid-template-columns: minmax(0, 1fr) 41rem;
  }
`;
