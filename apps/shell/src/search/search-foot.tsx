import { styled } from '@raade/platform';
import { Checkbox } from '@raade/ui';
import type { ReactNode } from 'react';
import { setSlashShortcut, useSlashShortcut } from './search-shortcuts.store.ts';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--color-border);
  font-size: var(--text-small);

  /* Where nothing can be typed before a field is touched, there is no key to set. */
  @media (hover: none) and (pointer: coarse) {
    justify-content: end;

    > :first-child {
      display: none;
    }
  }
`;

/** The last line of a dialog of search: the off switch of the key that opens it, and the way out. */
export function SearchFoot({ children }: { readonly children: ReactNode }) {
  const hasSlash = useSlashShortcut();
  return (
    <Foot>
      <Checkbox label="Open search with /" checked={hasSlash} onChange={setSlashShortcut} />
      {children}
    </Foot>
  );
}
