import { media, styled } from '@raade/platform';
import { type ReactNode, useState } from 'react';

interface KeptNoteProps {
  /** True if something is written in the form. */
  readonly isWritten: boolean;
  /** Empties the form; returns what brings everything back. */
  readonly throwAway: () => () => void;
  /** The line that stands here as long as there is nothing to tell. */
  readonly children: ReactNode;
  /** The end of that line, if one may begin anew at any time: `Start over` stands before it. */
  readonly end?: string;
}

/* As high whatever it says: the form below it does not move. */
const Line = styled.p<{ $isLong: boolean }>`
  color: var(--color-text-muted);
  font-size: 0.9375rem;
  line-height: 1.5;

  ${media.belowSmallTablet} {
    min-height: ${({ $isLong }) => ($isLong ? '3em' : 'auto')};
  }

  button {
    padding: 0;
    border: 0;
    background: none;
    color: var(--color-accent);
    font: inherit;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }

  /* One of the words of its line, until there is something to throw away. */
  button:disabled {
    color: inherit;
    font-weight: inherit;
    text-decoration: none;
    cursor: inherit;
  }
`;

/**
 * Tells whoever comes back to a form that it begins with what they wrote before, and lets them begin anew. Until
 * something else is written, they can take that back.
 */
export function KeptNote({ isWritten, throwAway, children, end }: KeptNoteProps) {
  const [isKept, setKept] = useState(isWritten);
  const [giveBack, setGiveBack] = useState<() => void>();
  if (isKept && !isWritten) setKept(false);
  if (giveBack && isWritten) setGiveBack(undefined);

  const isQuiet = !isKept && !giveBack;
  const startOver = () => {
    const undo = throwAway();
    setGiveBack(() => undo);
  };
  const undo = () => {
    giveBack?.();
    setKept(true);
  };
  const news = giveBack ? 'The form is empty again.' : 'We kept what you wrote.';
  return (
    <Line role="status" $isLong={end !== undefined}>
      {isQuiet ? children : news}{' '}
      {!(isQuiet && end === undefined) && (
        <button
          type="button"
          disabled={isQuiet && !isWritten}
          onClick={giveBack ? undo : startOver}
        >
          {giveBack ? 'Undo' : 'Start over'}
        </button>
      )}
      {isQuiet && end !== undefined && ` ${end}`}
    </Line>
  );
}
