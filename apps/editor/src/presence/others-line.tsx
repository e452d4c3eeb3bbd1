import { styled } from '@raade/platform';
import type { ItemName } from '../newsroom/newsroom-state.ts';
import { useOthersHere } from './use-others-here.ts';

const Line = styled.p`
  color: var(--color-warning);
  font-weight: 600;
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
`;

/** Below this they are as good as there now. */
const NOW_SECONDS = 45;

/** Who else is at the item, and when they were seen last if that is a while ago. */
export function OthersLine({ name }: { readonly name: ItemName }) {
  const others = useOthersHere(name);
  return (
    <Line role="status">
      {others
        .map((other) =>
          other.seconds < NOW_SECONDS
            ? `${other.name} is here too.`
            : `${other.name} was here ${other.seconds} seconds ago.`,
        )
        .join(' ')}
    </Line>
  );
}
