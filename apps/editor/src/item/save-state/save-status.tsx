import type { ListedDraft } from '@raade/contracts/content/findings';
import { styled } from '@raade/platform';
import { VisuallyHidden } from '@raade/ui';
import { useState } from 'react';
import type { UnsavedChange } from '../../editor-state/editor-state.ts';
import { saveStatusText } from '../../items/save-status-text.ts';

interface SaveStatusProps {
  readonly unsaved: UnsavedChange | undefined;
  readonly draft: ListedDraft | undefined;
}

const Line = styled.p<{ $isWrong: boolean }>`
  flex: 1 1 8rem;
  color: ${({ $isWrong }) => ($isWrong ? 'var(--color-danger)' : 'var(--color-text-muted)')};
  font-size: var(--text-small);
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/**
 * Says whether the last change is saved. Who listens is told what became of it, and not each time that it is on its
 * way: that would be after every word.
 */
export function SaveStatus({ unsaved, draft }: SaveStatusProps) {
  const words = saveStatusText(unsaved, draft);
  const [said, setSaid] = useState('');
  const isOnTheWay = unsaved?.state === 'waiting' || unsaved?.state === 'saving';
  if (!isOnTheWay && said !== words) setSaid(words);
  return (
    <>
      <Line $isWrong={unsaved !== undefined && !isOnTheWay} aria-hidden="true">
        {words}
      </Line>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
