import { SentenceList } from './sentences.tsx';
import type { ContentDifference } from '@raade/contracts/content/findings';
import { CONTENT_PARTS } from '@raade/contracts/content/parts';
import { styled } from '@raade/platform';
import { PART_TEXTS } from '../parts/part-texts.ts';

const Groups = styled.dl`
  display: grid;
  gap: var(--space-3);

  dt {
    font-weight: 600;
  }
`;

interface DifferenceListProps {
  readonly differences: readonly ContentDifference[];
}

/** Differences in words, grouped by part. */
export function DifferenceList({ differences }: DifferenceListProps) {
  const groups = CONTENT_PARTS.map((part) => ({
    part,
    own: differences.filter((difference) => difference.part === part),
  })).filter(({ own }) => own.length > 0);
  return (
    <Groups>
      {groups.map(({ part, own }) => (
        <div key={part}>
          <dt>{PART_TEXTS[part].label}</dt>
          <dd>
            <SentenceList says={own.map(({ says }) => says)} />
          </dd>
        </div>
      ))}
    </Groups>
  );
}
