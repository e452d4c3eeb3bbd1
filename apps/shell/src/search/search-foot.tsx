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

  /* Without a keyboard, the setting of a key is of no use. */
  @media (hover: none) and (pointer: coarse) {
    justify-content: end;

    > :first-child {
      display: none;
    }
  }
`;

/** The last line of the search dialog: the setting of the key `/`, and the close button. */
export function SearchFoot({ children }: { readonly children: ReactNode }) {
  const hasSlash = useSlashShortcut();
  return (
    <Foot>
      <Checkbox label="Open search with /" checked={hasSlash} onChange={setSlashShortcut} />
      {children}
    </Foot>
  );
}
