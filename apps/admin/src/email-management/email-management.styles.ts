import { media, styled } from '@raade/platform';

/** Beside what stands first there is room for an email as wide as it is, and its frame. */
export const EmailColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-8);

  ${media.wideDesktop} {
    grid-template-columns: minmax(0, 1fr) 41rem;
  }
`;
