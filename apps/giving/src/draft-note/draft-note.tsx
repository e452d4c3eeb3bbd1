import { media, styled } from '@raade/platform';
import { type ReactNode, useState } from 'react';

interface DraftNoteProps {
  /** True if the form has text. */
  readonly isWritten: boolean;
  /** Empties the form; returns a function that restores it. */
  readonly discard: () => () => void;
  /** The text while there is no message. */
  readonly children: ReactNode;
  /** Texts before and after `Start over`, if it is offered as soon as the form has text. */
  readonly offer?: readonly [before: string, after: string];
}

/* Of constant height, so that the form below does not move. */
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

  /* Keeps the space of the button while there is nothing to discard. */
  [aria-hidden='true'] {
    visibility: hidden;
  }
`;

/**
 * Tells visitors who return to a form that their draft was restored, and lets them start over. They can undo that until
 * they write something else.
 */
export function DraftNote({ isWritten, discard, children, offer }: DraftNoteProps) {
  const [isRestored, setRestored] = useState(isWritten);
  const [restore, setRestore] = useState<() => void>();
  // Each message ends when the visitor empties the form, or writes into the empty one.
  if (isRestored && !isWritten) setRestored(false);
  if (restore && isWritten) setRestore(undefined);

  const hasMessage = isRestored || restore !== undefined;
  const [textBefore, textAfter] = offer ?? ['', ''];
  const startOver = () => {
    const undo = discard();
    setRestore(() => undo);
  };
  const undo = () => {
    restore?.();
    setRestored(true);
  };
  const message = restore ? 'The form is empty again.' : 'We kept what you wrote.';
  return (
    <Line role="status" $isLong={offer !== undefined}>
      <span>{hasMessage ? message : children}</span>
      {(hasMessage || offer) && (
        <span aria-hidden={!hasMessage && !isWritten}>
          <span>{hasMessage ? ' ' : ` ${textBefore} `}</span>
          <button type="button" onClick={restore ? undo : startOver}>
            {restore ? 'Undo' : 'Start over'}
          </button>
          {!hasMessage && <span>{` ${textAfter}`}</span>}
        </span>
      )}
    </Line>
  );
}
