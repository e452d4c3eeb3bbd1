import { media, styled } from '@raade/platform';
import { type ReactNode, useState } from 'react';

interface KeptNoteProps {
  /** True if something is written in the form. */
  readonly isWritten: boolean;
  /** Empties the form; returns what brings everything back. */
  readonly throwAway: () => () => void;
  /** The line that stands here as long as there is nothing to tell. */
  readonly children: ReactNode;
  /** Words before and after `Start over`, if one may begin anew as soon as something is written. */
  readonly offer?: readonly [before: string, after: string];
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

  /* The offer keeps its room until there is something to throw away. */
  [aria-hidden='true'] {
    visibility: hidden;
  }
`;

/**
 * Tells whoever comes back to a form that it begins with what they wrote before, and lets them begin anew. Until
 * something else is written, they can take that back.
 */
export function KeptNote({ isWritten, throwAway, children, offer }: KeptNoteProps) {
  const [isKept, setKept] = useState(isWritten);
  const [giveBack, setGiveBack] = useState<() => void>();
  if (isKept && !isWritten) setKept(false);
  if (giveBack && isWritten) setGiveBack(undefined);

  const isQuiet = !isKept && !giveBack;
  const [before, after] = offer ?? ['', ''];
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
    <Line role="status" $isLong={offer !== undefined}>
      <span>{isQuiet ? children : news}</span>
      {(!isQuiet || offer) && (
        <span aria-hidden={isQuiet && !isWritten}>
          <span>{isQuiet ? ` ${before} ` : ' '}</span>
          <button type="button" onClick={giveBack ? undo : startOver}>
            {giveBack ? 'Undo' : 'Start over'}
          </button>
          {isQuiet && <span>{` ${after}`}</span>}
        </span>
      )}
    </Line>
  );
}
