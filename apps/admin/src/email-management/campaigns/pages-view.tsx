import type { ReadDocuments } from '@raade/firebase/documents';
import { styled } from '@raade/platform';
import { Button } from '@raade/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Stack } from '@raade/staff/staff-page.styles';
import { UnreadableNote } from '../../table/unreadable-note.tsx';
import { ReadingState } from '../../reading/reading-state.tsx';

interface PagesViewProps<Data> {
  readonly query: UseInfiniteQueryResult<InfiniteData<ReadDocuments<Data>>>;
  /** The name of the documents, like `campaigns`. */
  readonly noun: string;
  /** The text for an empty list. */
  readonly emptyText: string;
  readonly children: (documents: ReadDocuments<Data>['documents']) => ReactNode;
}

const Pages = styled(Stack)`
  > button {
    justify-self: start;
  }
`;

/**
 * A list that is read from Firestore page by page. It shows loading, a failure with a button to retry, or the
 * documents.
 */
export function PagesView<Data>({ query, noun, emptyText, children }: PagesViewProps<Data>) {
  const { data, hasNextPage, isFetchingNextPage } = query;
  const documents = data?.pages.flatMap((page) => page.documents) ?? [];
  const unreadable = data?.pages.flatMap((page) => page.unreadable) ?? [];

  return (
    <Pages>
      <ReadingState query={query} label={`the ${noun}`} loadingText={`Loading ${noun}...`} />
      {data && documents.length === 0 && <p>{emptyText}</p>}
      {documents.length > 0 && children(documents)}
      <UnreadableNote ids={unreadable} />
      {hasNextPage && (
        <Button look="quiet" isBusy={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more
        </Button>
      )}
    </Pages>
  );
}
