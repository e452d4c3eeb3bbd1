import { REASON_LIMIT } from '@raade/contracts/base/move-fields';
import { appLabel } from '@raade/contracts/staff/labels';
import {
  type ListedPointer,
  type MoveObjection,
  moveRefusalSchema,
} from '@raade/contracts/releases/pointer-moves';
import { releasesBefore } from '@raade/contracts/releases/release-history';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '@raade/staff/fields';
import { FormDialog } from '@raade/staff/form-dialog';
import { refusalOf } from '@raade/staff/refusal-of';
import { CallFailure } from '@raade/firebase/callables';
import { safeParse } from 'zod/mini';
import { ACCEPTABLE, isAcceptable } from '@raade/contracts/releases/acceptable';
import { styled } from '@raade/platform';
import { List } from '@raade/staff/staff-page.styles';
import { Checkbox, Note, Notice } from '@raade/ui';
import type { OpenedDialog } from '../action-dialog/dialog-button.tsx';
import { pointerMove, showReleaseToast } from './releases.query.ts';
import { shortId, type Version } from './release-texts.ts';

interface MoveDialogProps extends OpenedDialog {
  readonly pointer: ListedPointer;
  /** The version that would be live. */
  readonly version: Version;
}

/**
 * Confirms that visitors get another version of an app. The automatic checks (gates) may object; each objection has to
 * be accepted, except when going back to an earlier version.
 */
export function MoveDialog({ pointer, version, isOpen, onClose }: MoveDialogProps) {
  const { app, revision, moves } = pointer;
  const { release, date, change } = version;
  const label = appLabel(app);
  const [reason, setReason] = useState('');
  const [objections, setObjections] = useState<readonly MoveObjection[]>([]);
  const [acceptedMessages, setAcceptedMessages] = useState<readonly string[]>([]);
  const [isIncomplete, setIncomplete] = useState(false);
  const move = useMutation({
    ...pointerMove,
    // Shows the toast even if this version, and with it this dialog, has left the list.
    onSuccess: ({ messages = [] }) => {
      const description = messages.join(' ');
      showReleaseToast({
        tone: 'success',
        title: `${label}: the version of ${date} goes live`,
        ...(description && { description }),
      });
    },
  });
  const isEarlier = releasesBefore(moves).includes(release);
  const action = isEarlier ? 'Go Back' : 'Bring Live';

  const submit = () => {
    const hasOpen = openObjections(objections, acceptedMessages).length > 0;
    setIncomplete(hasOpen);
    if (hasOpen) return;
    move.mutate(
      {
        moves: [{ app, release, seen: revision }],
        kind: isEarlier ? 'rollback' : 'promote',
        reason,
        // All that can be accepted are accepted by now.
        accepted: acceptableNames(objections),
      },
      {
        onError: (error) => setObjections(objectionsIn(error)),
        onSuccess: onClose,
      },
    );
  };

  return (
    <FormDialog
      title={
        isEarlier ? `Go back to the version of ${date}?` : `Bring the version of ${date} live?`
      }
      isOpen={isOpen}
      onClose={onClose}
      action={move.isPending ? 'Checking...' : action}
      isBusy={move.isPending}
      refusal={move.isError && objections.length === 0 ? refusalOf(move.error) : undefined}
      onSubmit={submit}
    >
      <p>
        <strong>{`${label}: ${change}`}</strong>
      </p>
      <p>Visitors see it within seconds. You can go back to the current version later.</p>
      <div role="alert">
        {objections.length > 0 && (
          <Objections
            objections={objections}
            acceptedMessages={acceptedMessages}
            isIncomplete={isIncomplete}
            onChange={setAcceptedMessages}
          />
        )}
      </div>
      <TextField
        label="Why (optional)"
        hint="Shown in the history."
        value={reason}
        maxLength={REASON_LIMIT}
        onChange={setReason}
      />
    </FormDialog>
  );
}

/** Returns the objections of gates to a refused move; empty if the call failed for another reason. */
function objectionsIn(error: unknown): readonly MoveObjection[] {
  if (!(error instanceof CallFailure)) return [];
  return safeParse(moveRefusalSchema, error.details).data?.objections ?? [];
}

/** The objections that still have to be accepted. */
const openObjections = (
  objections: readonly MoveObjection[],
  acceptedMessages: readonly string[],
) =>
  objections.filter(
    ({ message, acceptable }) => acceptable !== undefined && !acceptedMessages.includes(message),
  );

/** The names under which the objections are accepted. */
const acceptableNames = (objections: readonly MoveObjection[]): string[] => [
  ...new Set(objections.flatMap(({ acceptable }) => acceptable ?? [])),
];

const Objection = styled.p`
  font-weight: 600;
`;

const Advice = styled(Note)`
  margin-block: var(--space-1) var(--space-2);
`;

const withShortIds = (text: string) => text.replaceAll(/\b[0-9a-f]{32}\b/g, shortId);

interface ObjectionsProps {
  readonly objections: readonly MoveObjection[];
  /** The messages of the accepted objections. */
  readonly acceptedMessages: readonly string[];
  /** True after the form was sent without accepting all objections. */
  readonly isIncomplete: boolean;
  readonly onChange: (acceptedMessages: readonly string[]) => void;
}

/** The objections of gates to a move, with a checkbox for each that can be accepted. */
function Objections({ objections, acceptedMessages, isIncomplete, onChange }: ObjectionsProps) {
  return (
    <List $gap={3}>
      {objections.map(({ message, acceptable = '' }) => {
        const isAccepted = acceptedMessages.includes(message);
        const others = acceptedMessages.filter((each) => each !== message);
        const [objection = '', ...advice] = withShortIds(message).split('\n');
        return (
          <Notice key={message} as="li" $tone={isAcceptable(acceptable) ? 'neutral' : 'danger'}>
            <Objection>{objection}</Objection>
            <Advice>{advice.join(' ')}</Advice>
            {isAcceptable(acceptable) && (
              <Checkbox
                label={`I accept that ${ACCEPTABLE[acceptable]}.`}
                checked={isAccepted}
                error={isIncomplete && !isAccepted ? 'Please accept this, or cancel.' : undefined}
                onChange={(checked) => onChange(checked ? [...others, message] : others)}
              />
            )}
          </Notice>
        );
      })}
    </List>
  );
}
