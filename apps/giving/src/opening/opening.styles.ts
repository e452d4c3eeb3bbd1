import { media, styled } from '@raade/platform';
import { Lead } from '@raade/ui';

/** A page with a low hero, so that the form begins on the first screen. */
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

/** The text beside the picture. */
export const OpeningLead = styled(Lead)`
  ${media.desktop} {
    max-width: min(34rem, 46%);
  }
`;

/**
 * A picture beside the title on wide screens, at the bottom of the hero. A background image, so phones do not load it.
 */
export const OpeningPicture = styled.div<{ $source: string }>`
  ${media.desktop} {
    position: absolute;
    inset-block: var(--navbar-height) 0;
    inset-inline-end: max(var(--page-gutter), (100% - var(--page-width)) / 2);
    aspect-ratio: 4 / 3;
    background: url(${({ $source }) => $source}) bottom / cover no-repeat;
  }
`;
