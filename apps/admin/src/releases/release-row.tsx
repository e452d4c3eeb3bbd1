import { styled } from '@raade/platform';
import { Badge, Button } from '@raade/ui';
import type { Question } from './release-question.tsx';
import { acceptedText, kindText, momentText, type OtherRelease, shortId } from './release-texts.ts';

const Words = styled.td`
  && {
    min-width: 20rem;
    white-space: normal;
    overflow-wrap: anywhere;
  }

  p + p {
    margin-block-start: var(--space-1);
  }
`;

const Version = styled.th`
  ${Badge} {
    margin-inline-start: var(--space-2);
  }
`;

const Buttons = styled.div`
  display: flex;
  gap: var(--space-2);
`;

interface ReleaseRowProps {
  readonly other: OtherRelease;
  readonly app: string;
  /** Undefined for who may only look. */
  readonly onAsk: ((question: Question) => void) | undefined;
}

/** A version that is not live: when it was, why, and whether it may be again. */
export function ReleaseRow({ other, app, onAsk }: ReleaseRowProps) {
  const { release, move, withdrawal } = other;
  return (
    <tr>
      <Version scope="row">
        <code>{shortId(release)}</code>
        {withdrawal && <Badge $tone="danger">Withdrawn</Badge>}
      </Version>
      <td>{move ? `${kindText(move)} ${momentText(move.movedAt)}` : 'Never'}</td>
      <td>{move?.movedBy ?? ''}</td>
      <Words>
        {move?.reason !== undefined && <p>{move.reason}</p>}
        {move?.accepted && <p>{acceptedText(move.accepted)}</p>}
        {withdrawal && (
          <p>
            {`Withdrawn by ${withdrawal.withdrawnBy}, ${momentText(withdrawal.withdrawnAt)}: ${withdrawal.reason}`}
          </p>
        )}
      </Words>
      {onAsk && (
        <td>
          <Actions other={other} app={app} onAsk={onAsk} />
        </td>
      )}
    </tr>
  );
}

interface ActionsProps extends ReleaseRowProps {
  readonly onAsk: (question: Question) => void;
}

function Actions({ other: { release, withdrawal }, app, onAsk }: ActionsProps) {
  const name = `${app} ${shortId(release)}`;
  if (withdrawal) {
    return (
      <Button
        look="quiet"
        aria-label={`Allow Again: ${name}`}
        onClick={() => onAsk({ about: 'allow', release })}
      >
        Allow Again
      </Button>
    );
  }
  return (
    <Buttons>
      <Button
        look="quiet"
        aria-label={`Bring Live: ${name}`}
        onClick={() => onAsk({ about: 'move', release })}
      >
        Bring Live
      </Button>
      <Button
        look="quiet"
        aria-label={`Withdraw: ${name}`}
        onClick={() => onAsk({ about: 'withdraw', release })}
      >
        Withdraw
      </Button>
    </Buttons>
  );
}
