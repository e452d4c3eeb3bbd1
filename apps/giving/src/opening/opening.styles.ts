import { media, styled } from '@raade/platform';

/** A page with a low opening, which leaves the first screen to the form that one comes for. */
export const Opening = styled.div`
  > section:first-child {
    gap: 0;
    padding-block: calc(var(--navbar-height) + var(--space-4)) var(--space-6);

    ${media.tablet} {
      padding-block: calc(var(--navbar-height) + var(--space-12));
      padding-block-end: var(--space-12);
    }
  }

  > section:last-child {
    padding-block-start: var(--space-4);

    ${media.tablet} {
      padding-block-start: var(--space-12);
    }
  }
`;
