import type { ReadContentResponse } from '@raade/contracts/content/editions';
import type { ReactNode } from 'react';
import { useNewsroom } from '../newsroom/newsroom.store.ts';
import { ReadingState } from '../newsroom/reading-state.tsx';

interface WithContentProps {
  readonly children: (content: ReadContentResponse) => ReactNode;
}

/** What was read of the content, and whether it could not be read again since. */
export function WithContent({ children }: WithContentProps) {
  const { content } = useNewsroom();
  return (
    <>
      <ReadingState />
      {content && children(content)}
    </>
  );
}
