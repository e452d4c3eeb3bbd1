import { styled } from '@raade/platform';
import type { ReactNode } from 'react';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 34rem), 1fr));
`;

/* The colours of the tokens follow `data-scheme`, so a theme can be shown in a part of a page. */
const Pane = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-6);
  padding: var(--space-8) var(--page-gutter);
  background: var(--color-page);
  color: var(--color-text);
`;

/** The same in the light and in the dark theme. */
export function ThemePair({ children }: { readonly children: ReactNode }) {
  return (
    <Pair>
      <Pane data-scheme="light">{children}</Pane>
      <Pane data-scheme="dark">{children}</Pane>
    </Pair>
  );
}
