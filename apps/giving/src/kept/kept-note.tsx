import { styled } from '@raade/platform';
import { type ReactNode, useState } from 'react';

interface KeptNoteProps {
  /** True if something is written in the form. */
  readonly isWritten: boolean;
  /** Empties the form; returns what brings everything back. */
  readonly throwAway: () => () => void;
  /** The line that stands here as long as there is nothing to tell. */
  readonly children: ReactNode;
}

/* One line, whatever it says: the form below it does not move. */
const Line = styled.p`
  color: var(--color-text-muted);
  font-size: 0.9375rem;

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
`;

/**
 * Tells whoever comes back to a form that it begins with what they wrote before, and lets them begin anew. Until
 * something else is written, they can take that back.
 */
export function KeptNote({ isWritten, throwAway, children }: KeptNoteProps) {
  const [isKept, setKept] = useState(isWritten);
  const [giveBack, setGiveBack] = useState<() => void>();
  if (isKept && !isWritten) setKept(false);
  if (giveBack && isWritten) setGiveBack(undefined);

  if (!isKept && !giveBack) return <Line role="status">{children}</Line>;
  const startOver = () => {
    const undo = throwAway();
    setGiveBack(() => undo);
  };
  const undo = () => {
    giveBack?.();
    setKept(true);
  };
  return (
    <Line role="status">
      {giveBack ? 'The form is empty again.' : 'We kept what you wrote.'}{' '}
      <button type="button" onClick={giveBack ? undo : startOver}>
        {giveBack ? 'Undo' : 'Start over'}
      </button>
    </Line>
  );
}
