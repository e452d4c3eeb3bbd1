import { REASON_LIMIT } from '@raade/contracts/base/move-fields';
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
import { List, Note } from '@raade/staff/staff-page.styles';
import { Checkbox, Notice } from '@raade/ui';
import type { OpenedDialog } from '../action-dialog/dialog-button.tsx';
import { pointerMove, showReleaseToast } from './releases.query.ts';
import { shortId } from './release-texts.ts';

interface MoveDialogProps extends OpenedDialog {
  readonly listed: ListedPointer;
  /** The version that would be live. */
  readonly release: string;
}

/** The last look before visitors get another version. What gates object to is asked about; going back is not. */
export function MoveDialog({ listed, release, isOpen, onClose }: MoveDialogProps) {
  const { app, revision, moves } = listed;
  const [reason, setReason] = useState('');
  const [objections, setObjections] = useState<readonly MoveObjection[]>([]);
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const [isMissing, setMissing] = useState(false);
  const name = `${app} ${shortId(release)}`;
  const move = useMutation({
    ...pointerMove,
    // Told also if the version is not in the list any more, from which this was asked.
    onSuccess: ({ told = [] }) => {
      const description = told.join(' ');
      showReleaseToast({
        tone: 'success',
        title: `${name} goes live`,
        ...(description && { description }),
      });
    },
  });
  const kind = releasesBefore(moves).includes(release) ? 'rollback' : 'promote';

  const submit = () => {
    const isOpenYet = openAmong(objections, accepted).length > 0;
    setMissing(isOpenYet);
    if (isOpenYet) return;
    move.mutate(
      {
        moves: [{ app, release, seen: revision }],
        kind,
        reason,
        accepted: namesOf(objections),
      },
      {
        onError: (error) => setObjections(objectionsIn(error)),
        onSuccess: onClose,
      },
    );
  };

  return (
    <FormDialog
      title={`Bring ${name} live?`}
      isOpen={isOpen}
      onClose={onClose}
      action={move.isPending ? 'Checking...' : 'Bring Live'}
      isBusy={move.isPending}
      refusal={move.isError && objections.length === 0 ? refusalOf(move.error) : undefined}
      onSubmit={submit}
    >
      <div role="alert">
        {objections.length > 0 && (
          <Objections
            objections={objections}
            accepted={accepted}
            isMissing={isMissing}
            onChange={setAccepted}
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

/** The objections that nobody has accepted yet, of those that may be. */
const openAmong = (objections: readonly MoveObjection[], accepted: readonly string[]) =>
  objections.filter(
    ({ message, acceptable }) => acceptable !== undefined && !accepted.includes(message),
  );

/** The names by which a move accepts all of these. */
function namesOf(objections: readonly MoveObjection[]): string[] {
  return [...new Set(objections.flatMap(({ acceptable }) => acceptable ?? []))];
}

const What = styled.p`
  overflow-wrap: anywhere;
  font-weight: 600;
`;

const WayOut = styled(Note)`
  margin-block: var(--space-1) var(--space-2);
  overflow-wrap: anywhere;
`;

/** Ids are shown as in the lists of the page. */
const shown = (text: string) => text.replaceAll(/\b[0-9a-f]{32}\b/g, shortId);

interface ObjectionsProps {
  readonly objections: readonly MoveObjection[];
  /** Messages of those that are accepted. */
  readonly accepted: readonly string[];
  /** True once somebody went on without accepting them. */
  readonly isMissing: boolean;
  readonly onChange: (accepted: readonly string[]) => void;
}

/** Everything that gates have against a move, with a box for what may be accepted. */
function Objections({ objections, accepted, isMissing, onChange }: ObjectionsProps) {
  return (
    <List $gap={3}>
      {objections.map(({ message, acceptable = '' }) => {
        const isAccepted = accepted.includes(message);
        const others = accepted.filter((one) => one !== message);
        const [what = '', ...wayOut] = shown(message).split('\n');
        return (
          <Notice key={message} as="li" $tone={isAcceptable(acceptable) ? 'neutral' : 'danger'}>
            <What>{what}</What>
            <WayOut>{wayOut.join(' ')}</WayOut>
            {isAcceptable(acceptable) && (
              <Checkbox
                label={`I accept that ${ACCEPTABLE[acceptable]}.`}
                checked={isAccepted}
                error={isMissing && !isAccepted ? 'Accept this, or cancel.' : undefined}
                onChange={(checked) => onChange(checked ? [...others, message] : others)}
              />
            )}
          </Notice>
        );
      })}
    </List>
  );
}
