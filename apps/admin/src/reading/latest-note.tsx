import { styled } from '@raade/platform';

interface LatestNoteProps {
  readonly shown: number;
  /** At most this many are read. */
  readonly limit: number;
  readonly unreadable: readonly string[];
}

const Note = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;

/** Tells that a list may not be all there is, and of records that are not as they should be. */
export function LatestNote({ shown, limit, unreadable }: LatestNoteProps) {
  return (
    <>
      {shown + unreadable.length === limit && <Note>Showing the latest {limit}</Note>}
      {unreadable.length > 0 && (
        <Note role="alert">Not shown, because they could not be read: {unreadable.join(', ')}</Note>
      )}
    </>
  );
}
