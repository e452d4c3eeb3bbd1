import { styled } from '@raade/platform';
import { NavigationLink } from '../navigation/navigation-link.tsx';

/** The list fades at the bottom instead of cutting a line; padding keeps the last entry above the fade. */
export const List = styled.div`
  min-height: 0;
  padding-block-end: var(--space-6);
  -webkit-mask-image: linear-gradient(to top, transparent, #000 var(--space-6));
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const GroupName = styled.div`
  padding: var(--space-2) var(--space-3) var(--space-1);
  color: var(--color-text-muted);
  font: 600 var(--text-small) / 1.4 var(--font-body);
`;

export const Option = styled(NavigationLink)`
  display: grid;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-small);
  color: var(--color-text);
  text-decoration: none;

  &:hover,
  &[data-default] {
    background: var(--color-surface-sunken);
  }

  &[data-default] {
    box-shadow: inset 3px 0 var(--color-accent);
  }

  &[aria-selected='true'] {
    background: var(--color-accent);
    color: var(--color-on-accent);
  }
`;

export const Title = styled.span`
  font-weight: 600;
`;

/** The text of an entry, cut after two lines. */
export const Excerpt = styled.span`
  display: -webkit-box;
  overflow: hidden;
  color: var(--color-text-muted);
  font-size: var(--text-small);
  line-height: 1.45;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  [aria-selected='true'] > & {
    color: inherit;
  }
`;
