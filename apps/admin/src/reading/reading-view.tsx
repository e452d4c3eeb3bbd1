import { styled } from '@raade/platform';
import { Button, Notice, Spinner } from '@raade/ui';
import type { ReactNode } from 'react';
import { useReading } from './use-reading.ts';

interface ReadingViewProps<Data> {
  /** The same function on every render. */
  readonly read: () => Promise<Data>;
  readonly loading: string;
  readonly failure: { readonly title: string; readonly text: string };
  readonly children: (data: Data) => ReactNode;
}

const Loading = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 8rem;
`;

const Failure = styled(Notice)`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
`;

/** Records on their way from Firestore: loading, failed with a way to try again, or there. */
export function ReadingView<Data>({ read, loading, failure, children }: ReadingViewProps<Data>) {
  const { reading, retry } = useReading(read);
  if (reading.status === 'done') return children(reading.data);
  if (reading.status === 'loading') {
    return (
      <Loading role="status">
        <Spinner /> {loading}
      </Loading>
    );
  }
  return (
    <Failure role="alert" $tone="danger">
      <div>
        <strong>{failure.title}</strong>
        <p>{failure.text}</p>
      </div>
      <Button look="quiet" onClick={retry}>
        Try Again
      </Button>
    </Failure>
  );
}
