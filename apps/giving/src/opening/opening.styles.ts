import { media, styled } from '@raade/platform';

/** A page with a low opening, which leaves the first screen to the form that one comes for. */
export const Opening = styled.div`
  > section {
    padding-block-start: var(--space-4);
  }

  > section:first-child {
    gap: 0;
    min-height: 0;
    padding-block: calc(var(--navbar-height) + var(--space-4)) var(--space-6);
  }

  ${media.tablet} {
    > section {
      padding-block-start: var(--space-12);
    }

    > section:first-child {
      padding-block: calc(var(--navbar-height) + var(--space-12)) var(--space-12);
    }
  }
`;
