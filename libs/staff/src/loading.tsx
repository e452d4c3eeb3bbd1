import { styled } from '@raade/platform';
import { Spinner } from '@raade/ui';

interface LoadingProps {
  readonly className?: string;
  /** The message. */
  readonly children: string;
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 8rem;
`;

/** A loading message in the place of its content. */
export function Loading({ className, children }: LoadingProps) {
  return (
    <Line className={className} role="status">
      <Spinner />
      <span>{children}</span>
    </Line>
  );
}
