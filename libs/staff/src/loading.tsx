import { styled } from '@raade/platform';
import { Spinner } from '@raade/ui';

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 8rem;
`;

/** A loading message in the place of its content. */
export function Loading({ children }: { readonly children: string }) {
  return (
    <Line role="status">
      <Spinner />
      <span>{children}</span>
    </Line>
  );
}
