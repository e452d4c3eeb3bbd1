import { media, styled } from '@raade/platform';

/**
 * A picture beside the title where there is room, at the foot of the opening. It is one of the ground, which phones
 * therefore do not load.
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
