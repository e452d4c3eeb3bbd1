import { styled } from '@raade/platform';
import { renderText } from '@raade/ui';
import type { ContentDifference } from '@raade/contracts/content/findings';
import { CONTENT_PARTS } from '@raade/contracts/content/parts';
import { PART_TEXTS } from '../items/part-texts.ts';

/** The look of a list of sentences. */
export const Sentences = styled.ul`
  display: grid;
  gap: var(--space-1);
  padding-inline-start: var(--space-4);
`;

/** A list of sentences. Keys have an index, since sentences may repeat. */
export function SentenceList({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <Sentences>
      {sentences.map((sentence, index) => (
        <li key={`${index} ${sentence}`}>{renderText(sentence)}</li>
      ))}
    </Sentences>
  );
}

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

/** Differences as sentences, grouped by part. */
export function DifferenceList({ differences }: DifferenceListProps) {
  const groups = CONTENT_PARTS.map((part) => ({
    part,
    partDifferences: differences.filter((difference) => difference.part === part),
  })).filter(({ partDifferences }) => partDifferences.length > 0);
  return (
    <Groups>
      {groups.map(({ part, partDifferences }) => (
        <div key={part}>
          <dt>{PART_TEXTS[part].label}</dt>
          <dd>
            <SentenceList sentences={partDifferences.map(({ message }) => message)} />
          </dd>
        </div>
      ))}
    </Groups>
  );
}
