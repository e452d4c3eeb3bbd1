import { styled } from '@raade/platform';
import { useEffect, useState } from 'react';
import { suggestAddress } from './suggest-address.ts';

/** Milliseconds without a key until an address counts as typed: `jo@gmail.co` stands there before `jo@gmail.com`. */
const PAUSE_MS = 600;

/* The region is there before its text, so that screen readers read it; empty, it takes no room. */
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
  /** The id of the field, which gets the focus once the suggestion is taken. */
  readonly fieldId: string;
  readonly onAccept: (email: string) => void;
}

/** Offers the address that was probably meant. The form can be sent without an answer. */
export function EmailSuggestion({ email, fieldId, onAccept }: EmailSuggestionProps) {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setTyped(email), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [email]);
  const meant = typed === email ? suggestAddress(email) : undefined;

  const accept = (address: string) => {
    onAccept(address);
    document.getElementById(fieldId)?.focus();
  };
  return (
    <Region role="status">
      {meant !== undefined && (
        <button type="button" onClick={() => accept(meant)}>
          {`Did you mean ${meant}?`}
        </button>
      )}
    </Region>
  );
}
