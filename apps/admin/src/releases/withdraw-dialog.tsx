import { REASON_LIMIT } from '@raade/contracts/move-fields';
import type { ListedPointer } from '@raade/contracts/pointer-moves';
import { VOUCHED_ID } from '@raade/contracts/releases';
import { type FieldErrors, Field, Input, useFieldErrors } from '@raade/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '@raade/staff/form-dialog';
import { refusalOf } from '@raade/staff/refusal-of';
import { releaseWithdrawal, tellOfReleases } from './releases.query.ts';
import { shortId } from './release-texts.ts';

interface WithdrawDialogProps {
  readonly listed: ListedPointer;
  /** Undefined: its id is asked for. */
  readonly release: string | undefined;
  /** What it shall be. */
  readonly isWithdrawn: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks why a version shall be kept from visitors and previews, or no longer. */
export function WithdrawDialog(props: WithdrawDialogProps) {
  const { listed, release, isWithdrawn, isOpen, onClose } = props;
  const { app } = listed;
  const [id, setId] = useState(release ?? '');
  const [reason, setReason] = useState('');
  const { errors, show, forget } = useFieldErrors<Asked>();
  const change = useMutation(releaseWithdrawal);

  const close = () => {
    change.reset();
    onClose();
  };
  const submit = (form: HTMLFormElement) => {
    const found = errorsIn(id, reason);
    if (Object.keys(found).length > 0) {
      show(found, form);
      return;
    }
    change.mutate(
      { app, release: id, isWithdrawn, reason: reason.trim() },
      {
        onSuccess: () => {
          tellOfReleases({
            tone: 'success',
            title: `${app} ${shortId(id)} ${isWithdrawn ? 'is withdrawn' : 'may go live again'}`,
          });
          close();
        },
      },
    );
  };

  return (
    <FormDialog
      title={titleOf(props)}
      isOpen={isOpen}
      onClose={close}
      action={isWithdrawn ? 'Withdraw' : 'Allow Again'}
      isBusy={change.isPending}
      refusal={change.isError ? refusalOf(change.error) : undefined}
      onSubmit={submit}
    >
      <p>
        {isWithdrawn
          ? 'It can then neither be brought live nor be previewed, until somebody allows it again.'
          : 'It can then be brought live and be previewed like any other.'}
      </p>
      {release === undefined && (
        <Field
          label="Version"
          hint="One that was never live stands in no list, but in the link of its preview."
          error={errors.release}
        >
          {(control) => (
            <Input
              {...control}
              value={id}
              spellCheck={false}
              onChange={({ target }) => {
                setId(target.value.trim());
                forget(['release']);
              }}
            />
          )}
        </Field>
      )}
      <Field label="Why" error={errors.reason}>
        {(control) => (
          <Input
            {...control}
            value={reason}
            maxLength={REASON_LIMIT}
            onChange={({ target }) => {
              setReason(target.value);
              forget(['reason']);
            }}
          />
        )}
      </Field>
    </FormDialog>
  );
}

type Asked = 'release' | 'reason';

function errorsIn(id: string, reason: string): FieldErrors<Asked> {
  return {
    ...(!VOUCHED_ID.test(id) && { release: 'A version has 32 digits, of 0 to 9 and a to f.' }),
    ...(reason.trim() === '' && { reason: 'Please say why.' }),
  };
}

function titleOf({ listed: { app }, release, isWithdrawn }: WithdrawDialogProps): string {
  if (release === undefined) return `Withdraw a version of ${app}?`;
  const name = `${app} ${shortId(release)}`;
  return isWithdrawn ? `Withdraw ${name}?` : `Allow ${name} again?`;
}
