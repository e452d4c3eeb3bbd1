import { keyframes, styled } from '@raade/platform';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

interface SkeletonProps {
  /** CSS lengths; by default one line of text over the whole width. */
  readonly $width?: string;
  readonly $height?: string;
}

/**
 * Placeholder with the size of content that is being loaded, so that nothing moves. Screen readers skip it: the page
 * announces once that something is loading.
 */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<SkeletonProps>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  height: ${({ $height = '1lh' }) => $height};
  border: 3px solid transparent;
  border-radius: var(--radius-small);
  background: var(--color-border) content-box;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${breathe} 1.6s ease-in-out infinite;
  }
`;
