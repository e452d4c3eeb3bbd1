import { styled } from '@raade/platform';
import type { ComponentProps } from 'react';
import { Chevron } from '../chevron/chevron.tsx';
import { control } from './controls.styles.ts';

const Frame = styled.div`
  position: relative;
`;

const Mark = styled(Chevron)`
  position: absolute;
  inset-block: 0;
  inset-inline-end: var(--space-4);
  margin: auto 0;
  pointer-events: none;

  :disabled + & {
    color: var(--color-text-muted);
  }
`;

const Native = styled.select`
  ${control}
  appearance: none;
  /* Space for the mark: --space-12 is too short in the staff area. */
  padding-inline-end: calc(var(--space-4) + 1.5rem);
  cursor: pointer;
  text-overflow: ellipsis;
`;

/** The browser's native select, styled like other controls while closed. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <Frame>
      <Native {...props} />
      <Mark />
    </Frame>
  );
}
