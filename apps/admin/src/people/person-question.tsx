import type { Person } from '@raade/contracts/staff/people';
import { useState } from 'react';
import { RevokeDialog, RolesDialog, SecondFactorDialog } from './person-dialogs.tsx';

export interface Question {
  readonly about: 'roles' | 'rights' | 'second-factor';
  readonly person: Person;
}

interface PersonQuestionProps {
  /** Undefined: closed. */
  readonly question: Question | undefined;
  /** Everybody as they stand now: a question that was refused is asked about that. */
  readonly people: readonly Person[];
  readonly onClose: () => void;
}

const DIALOGS = {
  roles: RolesDialog,
  rights: RevokeDialog,
  'second-factor': SecondFactorDialog,
} as const;

/** The dialog about a person, of whom there may be many on the page. */
export function PersonQuestion({ question, people, onClose }: PersonQuestionProps) {
  // The dialog stays while it closes, so that the browser can give the focus back.
  const [shown, setShown] = useState(question);
  if (question && question !== shown) setShown(question);
  if (!shown) return null;

  const { about } = shown;
  const person = people.find(({ uid }) => uid === shown.person.uid) ?? shown.person;
  const Dialog = DIALOGS[about];
  return (
    <Dialog
      key={`${about} ${person.uid}`}
      person={person}
      isOpen={question !== undefined}
      onClose={onClose}
    />
  );
}
