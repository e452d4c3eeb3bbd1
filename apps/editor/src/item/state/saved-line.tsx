import { styled } from '@raade/platform';
import { VisuallyHidden } from '@raade/ui';
import { useState } from 'react';

interface SavedLineProps {
  readonly words: string;
  readonly isOnTheWay: boolean;
  readonly isWrong: boolean;
}

const Line = styled.p<{ $isWrong: boolean }>`
  color: ${({ $isWrong }) => ($isWrong ? 'var(--color-danger)' : 'var(--color-text-muted)')};
  font-weight: 600;
`;

/**
 * Says whether the last change is saved. Who listens is told what became of it, and not each time that it is on its
 * way: that would be after every word.
 */
export function SavedLine({ words, isOnTheWay, isWrong }: SavedLineProps) {
  const [said, setSaid] = useState('');
  if (!isOnTheWay && said !== words) setSaid(words);
  return (
    <>
      <Line $isWrong={isWrong} aria-hidden="true">
        {words}
      </Line>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
