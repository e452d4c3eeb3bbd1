import { media, styled } from '@raade/platform';
import { Letters } from '@raade/ui';
import type { ReactNode } from 'react';

/** The title stands beside the text where there is room. */
const Chapter = styled.section`
  display: grid;
  gap: var(--space-4) var(--space-12);
  /* Names of entries are long words, and others may write some. */
  overflow-wrap: anywhere;

  ${media.desktop} {
    grid-template-columns: 16rem minmax(0, 46rem);
  }

  h2 {
    font-size: var(--text-heading);
  }

  p + p {
    margin-block-start: var(--space-4);
  }
`;

interface PolicyChapterProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function PolicyChapter({ id, title, children }: PolicyChapterProps) {
  return (
    <Chapter aria-labelledby={id}>
      <h2 id={id}>
        <Letters>{title}</Letters>
      </h2>
      <div>{children}</div>
    </Chapter>
  );
}
