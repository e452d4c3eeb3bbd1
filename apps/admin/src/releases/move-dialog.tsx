import { REASON_LIMIT } from '@raade/contracts/move-fields';
import type { ListedPointer } from '@raade/contracts/pointer-moves';
import { Field, Input, Spinner } from '@raade/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../staff/form-dialog.tsx';
import { refusalOf } from '../staff/refusal-of.ts';
import { comparisonQuery, pointerMove, tellOfReleases } from './releases.query.ts';
import { changeTexts, shortId } from './release-texts.ts';

interface MoveDialogProps {
  readonly listed: ListedPointer;
  /** The version that would be live. */
  readonly release: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The last look before visitors get another version. */
export function MoveDialog({ listed, release, isOpen, onClose }: MoveDialogProps) {
  const { app, revision } = listed;
  const [reason, setReason] = useState('');
  const move = useMutation(pointerMove);
  const name = `${app} ${shortId(release)}`;

  const close = () => {
    move.reset();
    onClose();
  };
  const submit = () =>
    move.mutate(
      { moves: [{ app, release, seen: revision }], kind: 'rollback', reason },
      {
        onSuccess: () => {
          tellOfReleases({ tone: 'success', title: `${name} goes live` });
          close();
        },
      },
    );

  return (
    <FormDialog
      title={`Bring ${name} live?`}
      isOpen={isOpen}
      onClose={close}
      action={move.isPending ? 'Checking...' : 'Bring Live'}
      isBusy={move.isPending}
      refusal={move.isError ? refusalOf(move.error) : undefined}
      onSubmit={submit}
    >
      {isOpen && <Comparison listed={listed} release={release} />}
      <Field label="Why (optional)" hint="It stands in the history.">
        {(control) => (
          <Input
            {...control}
            value={reason}
            maxLength={REASON_LIMIT}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}

function Comparison({ listed, release }: Pick<MoveDialogProps, 'listed' | 'release'>) {
  const { app, revision } = listed;
  const { data, error } = useQuery(comparisonQuery({ app, release }, revision));
  if (error) return <p>What it would change could not be found out. It is checked all the same.</p>;
  if (!data) {
    return (
      <p>
        <Spinner /> Comparing...
      </p>
    );
  }
  return (
    <ul>
      {changeTexts(data).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
