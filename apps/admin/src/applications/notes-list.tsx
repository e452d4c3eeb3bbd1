import { styled } from '@raade/platform';

import { momentText } from '@raade/staff/moments';
import type { RecordedNote } from './recorded-application.ts';

const List = styled.ol`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  list-style: none;
`;

const Note = styled.li`
  padding-inline-start: var(--space-3);
  border-inline-start: 3px solid var(--color-border-strong);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Byline = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;

/** Staff's notes on an application, oldest first. */
export function NotesList({ notes }: { readonly notes: readonly RecordedNote[] }) {
  if (notes.length === 0) return <Byline>No notes yet.</Byline>;
  return (
    <List>
      {notes.map(({ id, text, author_email, author_id, created_at }) => (
        <Note key={id}>
          <p>{text}</p>
          <Byline>
            <span>{`${author_email ?? author_id}, `}</span>
            <time dateTime={created_at.toISOString()}>{momentText(created_at)}</time>
          </Byline>
        </Note>
      ))}
    </List>
  );
}
