import { ACCEPTABLE, isAcceptable } from '@raade/contracts/acceptable';
import type { MoveObjection } from '@raade/contracts/pointer-moves';
import { styled } from '@raade/platform';
import { Checkbox, Notice } from '@raade/ui';

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  list-style: none;
`;

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

interface ObjectionsProps {
  readonly objections: readonly MoveObjection[];
  /** Messages of those that are accepted. */
  readonly accepted: readonly string[];
  /** True once somebody went on without accepting them. */
  readonly isMissing: boolean;
  readonly onChange: (accepted: readonly string[]) => void;
}

/** Everything that gates have against a move, with a box for what may be accepted. */
export function Objections({ objections, accepted, isMissing, onChange }: ObjectionsProps) {
  return (
    <List>
      {objections.map(({ message, acceptable = '' }) => {
        const isAccepted = accepted.includes(message);
        const others = accepted.filter((one) => one !== message);
        return (
          <Notice key={message} as="li" $tone={isAcceptable(acceptable) ? 'neutral' : 'danger'}>
            <Words>{message}</Words>
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
