import { styled } from '@raade/platform';
import { useEffect, useState } from 'react';
import { suggestAddress } from './suggest-address.ts';

/** Pause after which an address counts as complete: `jo@gmail.co` may become `jo@gmail.com`. */
const PAUSE_MS = 600;

/* Present before its text, so that screen readers announce the text; without text it takes no space. */
const Region = styled.p`
  &:empty {
    position: absolute;
  }

  button {
    min-height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: var(--color-accent);
    font: inherit;
    font-weight: 600;
    overflow-wrap: anywhere;
    text-align: start;
    text-decoration: underline;
    cursor: pointer;
  }
`;

interface EmailSuggestionProps {
  readonly email: string;
  /** Id of the field, which is focused after the suggestion is accepted. */
  readonly fieldId: string;
  readonly onAccept: (email: string) => void;
}

/** Suggests a correction of a mistyped address. Optional: the form can be sent without it. */
export function EmailSuggestion({ email, fieldId, onAccept }: EmailSuggestionProps) {
  const [completeEmail, setCompleteEmail] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setCompleteEmail(email), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [email]);
  const suggestion = completeEmail === email ? suggestAddress(email) : undefined;

  const accept = (address: string) => {
    onAccept(address);
    document.getElementById(fieldId)?.focus();
  };
  return (
    <Region role="status">
      {suggestion !== undefined && (
        <button type="button" onClick={() => accept(suggestion)}>
          {`Did you mean ${suggestion}?`}
        </button>
      )}
    </Region>
  );
}
