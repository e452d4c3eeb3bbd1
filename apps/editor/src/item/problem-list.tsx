import { styled } from '@raade/platform';
import { Button, Letters, Notice } from '@raade/ui';
import type { ContentValue } from '@raade/contracts/content/values';
import { type FormField, labelAt } from './form/form-field.ts';
import type { Problem } from './form/problems.ts';
import { type Path, pathText } from './form/values.ts';

interface ProblemListProps {
  readonly field: FormField;
  readonly value: ContentValue;
  readonly problems: readonly Problem[];
  readonly onShow: (path: Path) => void;
}

/** More than these make no list that somebody reads. */
const MOST_SHOWN = 8;

const Box = styled(Notice)`
  display: grid;
  justify-items: start;
  gap: var(--space-2);

  ul {
    display: grid;
    justify-items: start;
    list-style: none;
  }

  li button {
    min-height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: underline;
    cursor: pointer;
  }
`;

/** What keeps an item from being published, with the way to each field. */
export function ProblemList({ field, value, problems, onShow }: ProblemListProps) {
  const [first] = problems;
  if (!first) return null;
  const shown = problems.slice(0, MOST_SHOWN);
  const count = problems.length;
  return (
    <Box>
      <p>
        <strong>
          {`${count === 1 ? 'One thing' : `${count} things`} to correct before this can be published.`}
        </strong>{' '}
        Drafts are saved as they are.
      </p>
      <ul>
        {shown.map((problem) => (
          <li key={`${pathText(problem.path)} ${problem.says}`}>
            <button type="button" onClick={() => onShow(problem.path)}>
              <Letters>
                {[labelAt(field, problem.path, value), problem.says].filter(Boolean).join(': ')}
              </Letters>
            </button>
          </li>
        ))}
      </ul>
      {count > shown.length && (
        <>
          <p>{`And ${count - shown.length} more.`}</p>
          <Button look="quiet" onClick={() => onShow(first.path)}>
            Show all at their fields
          </Button>
        </>
      )}
    </Box>
  );
}
