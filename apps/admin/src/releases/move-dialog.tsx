import { REASON_LIMIT } from '@raade/contracts/base/move-fields';
import type { ListedPointer, MoveObjection } from '@raade/contracts/releases/pointer-moves';
import { releasesBefore } from '@raade/contracts/releases/release-history';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '@raade/staff/fields';
import { FormDialog } from '@raade/staff/form-dialog';
import { refusalOf } from '@raade/staff/refusal-of';
import { Objections } from './objections.tsx';
import { namesOf, objectionsIn, openAmong } from './objections-to.ts';
import { pointerMove, tellOfReleases } from './releases.query.ts';
import { shortId } from './release-texts.ts';

interface MoveDialogProps {
  readonly listed: ListedPointer;
  /** The version that would be live. */
  readonly release: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The last look before visitors get another version. What gates object to is asked about; going back is not. */
export function MoveDialog({ listed, release, isOpen, onClose }: MoveDialogProps) {
  const { app, revision, moves } = listed;
  const [reason, setReason] = useState('');
  const [objections, setObjections] = useState<readonly MoveObjection[]>([]);
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const [isMissing, setMissing] = useState(false);
  const move = useMutation(pointerMove);
  const name = `${app} ${shortId(release)}`;
  const kind = releasesBefore(moves).includes(release) ? 'rollback' : 'promote';

  const close = () => {
    move.reset();
    setObjections([]);
    setAccepted([]);
    setMissing(false);
    onClose();
  };
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
        onSuccess: ({ told = [] }) => {
          const description = told.join(' ');
          tellOfReleases({
            tone: 'success',
            title: `${name} goes live`,
            ...(description && { description }),
          });
          close();
        },
      },
    );
  };

  return (
    <FormDialog
      title={`Bring ${name} live?`}
      isOpen={isOpen}
      onClose={close}
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
        hint="It stands in the history."
        value={reason}
        maxLength={REASON_LIMIT}
        onChange={setReason}
      />
    </FormDialog>
  );
}
