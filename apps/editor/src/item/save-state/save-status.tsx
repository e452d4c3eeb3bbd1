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

const Line = styled.p<{ $isFailure: boolean }>`
  flex: 1 1 8rem;
  color: ${({ $isFailure }) => ($isFailure ? 'var(--color-danger)' : 'var(--color-text-muted)')};
  font-size: var(--text-small);
  font-weight: 600;
`;

/**
 * The state of the last change of an item. Screen readers announce results only, since `Saving…` comes after every
 * word.
 */
export function SaveStatus({ unsaved, draft }: SaveStatusProps) {
  const text = saveStatusText(unsaved, draft);
  const [announcement, setAnnouncement] = useState('');
  const isBeingSaved = unsaved?.state === 'waiting' || unsaved?.state === 'saving';
  if (!isBeingSaved && announcement !== text) setAnnouncement(text);
  return (
    <>
      <Line $isFailure={unsaved !== undefined && !isBeingSaved} aria-hidden="true">
        {text}
      </Line>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
