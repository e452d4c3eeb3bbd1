import { media, styled } from '@raade/platform';
import lamp from './solar-lamp.svg?url';

/**
 * Two people over a lamp that the sun feeds, beside the title where there is room. A picture of the ground, which
 * phones therefore do not load.
 */
export const SolarLamp = styled.div`
  ${media.desktop} {
    position: absolute;
    inset-block: var(--navbar-height) 0;
    inset-inline-end: max(var(--page-gutter), (100% - var(--page-width)) / 2);
    aspect-ratio: 5 / 3;
    background: url(${lamp}) bottom / contain no-repeat;
  }
`;
