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
  padding-inline-end: var(--space-12);
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
