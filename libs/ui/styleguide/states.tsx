import { styled } from '@raade/platform';
import type { ReactNode } from 'react';

/** A state that the guide forces. */
export type PseudoState = 'hover' | 'focus' | 'active';

interface StateProps {
  readonly name: string;
  readonly pseudo?: PseudoState | undefined;
  readonly children: ReactNode;
}

/** States in a row, each above its name. */
export const States = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-6);
`;

/** The same for components that fill their width. */
export const StateColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  align-items: start;
  gap: var(--space-6);
`;

const Figure = styled.figure`
  display: grid;
  gap: var(--space-2);
  justify-items: start;

  ${StateColumns} & {
    justify-items: stretch;
  }

  figcaption {
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }
`;

export function State({ name, pseudo, children }: StateProps) {
  return (
    <Figure>
      <div data-pseudo={pseudo}>{children}</div>
      <figcaption>{name}</figcaption>
    </Figure>
  );
}

/** The states of a control that pointers and keyboards cause. */
export const POINTER_STATES: readonly { readonly name: string; readonly pseudo?: PseudoState }[] = [
  { name: 'at rest' },
  { name: 'hover', pseudo: 'hover' },
  { name: 'focus', pseudo: 'focus' },
  { name: 'active', pseudo: 'active' },
];
