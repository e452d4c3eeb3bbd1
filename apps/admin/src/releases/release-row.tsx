import { styled } from '@raade/platform';
import { Button } from '@raade/ui';
import type { Move } from '@raade/contracts/releases/pointer-moves';
import { momentText } from '@raade/staff/moments';
import { acceptedText, kindText, shortId } from './release-texts.ts';

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

interface ReleaseRowProps {
  /** How the version went live the last time. */
  readonly move: Move;
  readonly app: string;
  /** Asks whether a version shall go live; undefined for who may only look. */
  readonly onAsk: ((release: string) => void) | undefined;
}

/** A version that is not live: when it was, and why. */
export function ReleaseRow({ move, app, onAsk }: ReleaseRowProps) {
  const { release, movedBy, movedAt, reason, accepted } = move;
  return (
    <tr>
      <th scope="row">
        <code>{shortId(release)}</code>
      </th>
      <td>{`${kindText(move)} ${momentText(movedAt)}`}</td>
      <td>{movedBy}</td>
      <Words>
        {reason !== undefined && <p>{reason}</p>}
        {accepted && <p>{acceptedText(accepted)}</p>}
      </Words>
      {onAsk && (
        <td>
          <Button
            look="quiet"
            aria-label={`Bring Live: ${app} ${shortId(release)}`}
            onClick={() => onAsk(release)}
          >
            Bring Live
          </Button>
        </td>
      )}
    </tr>
  );
}
