import { ACCEPTABLE, isAcceptable } from '@raade/contracts/releases/acceptable';
import type { MoveObjection } from '@raade/contracts/releases/pointer-moves';
import { styled } from '@raade/platform';
import { List, Note } from '@raade/staff/staff-page.styles';
import { Checkbox, Notice } from '@raade/ui';
import { shortId } from './release-texts.ts';

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
export function Objections({ objections, accepted, isMissing, onChange }: ObjectionsProps) {
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
