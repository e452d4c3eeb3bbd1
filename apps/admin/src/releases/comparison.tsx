import type { ListedPointer } from '@raade/contracts/pointer-moves';
import { styled } from '@raade/platform';
import { Spinner } from '@raade/ui';
import { useQuery } from '@tanstack/react-query';
import { comparisonQuery } from './releases.query.ts';
import { changeTexts } from './release-texts.ts';

const List = styled.ul`
  padding-inline-start: var(--space-4);
`;

interface ComparisonProps {
  readonly listed: ListedPointer;
  readonly release: string;
}

/** What a move would change, beside what is live. */
export function Comparison({ listed, release }: ComparisonProps) {
  const { app, revision } = listed;
  const { data, error } = useQuery(comparisonQuery({ app, release }, revision));
  if (error) return <p>What it would change could not be found out. It is checked all the same.</p>;
  if (!data) {
    return (
      <p>
        <Spinner />
        <span> Comparing...</span>
      </p>
    );
  }
  return (
    <List>
      {changeTexts(data).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </List>
  );
}
