import { keyframes, styled } from '@raade/platform';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

interface SkeletonProps {
  /** CSS lengths; without them, one line of the text around it, over the whole width. */
  readonly $width?: string;
  readonly $height?: string;
}

/**
 * Room for content that is still being loaded, of the same size, so that nothing moves when it comes. Screen readers
 * skip it: the page around it says once, in words, that something is loading.
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
