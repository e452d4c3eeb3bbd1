import { styled } from '@raade/platform';
import { columnsFrom } from '@raade/ui';
import type { ReactNode } from 'react';

/** Titles of chapters by the ids of their headings. */
export const CHAPTERS = {
  'privacy-records': 'What we keep about you',
  'privacy-others': 'Companies we use',
  'privacy-rights': 'What you can ask of us',
  'privacy-browser': 'In your browser',
  'privacy-staff': 'What concerns our staff only',
};

/** The title stands beside the text where there is room. */
const Chapter = styled.section`
  display: grid;
  gap: var(--space-4) var(--space-12);

  ${columnsFrom('desktop', '16rem minmax(0, 46rem)')}

  h2 {
    font-size: var(--text-heading);
  }

  p + p {
    margin-block-start: var(--space-4);
  }
`;

interface PolicyChapterProps {
  readonly id: keyof typeof CHAPTERS;
  readonly children: ReactNode;
}

export function PolicyChapter({ id, children }: PolicyChapterProps) {
  return (
    <Chapter aria-labelledby={id}>
      <h2 id={id}>{CHAPTERS[id]}</h2>
      <div>{children}</div>
    </Chapter>
  );
}
