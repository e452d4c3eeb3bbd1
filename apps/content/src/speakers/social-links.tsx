import { styled } from '@raade/platform';
import { VisuallyHidden } from '@raade/ui';
import type { Speaker } from '../content/speakers.ts';

const LABELS = { linkedin: 'LinkedIn', twitter: 'Twitter', website: 'Website' } as const;
const KINDS = ['linkedin', 'twitter', 'website'] as const;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-6);
  list-style: none;

  a {
    display: inline-block;
    min-height: 1.75rem;
    color: var(--color-sun);
    font-weight: 600;
  }
`;

/** Links to the speaker's profiles elsewhere; nothing if there are none. */
export function SocialLinks({ name, social }: Pick<Speaker, 'name' | 'social'>) {
  const links = KINDS.flatMap((kind) => {
    const url = social[kind];
    return url === undefined ? [] : [{ url, label: LABELS[kind] }];
  });
  if (links.length === 0) return null;
  return (
    <List>
      {links.map(({ url, label }) => (
        <li key={label}>
          <a href={url} target="_blank" rel="noopener">
            <span>{label}</span>
            <VisuallyHidden>{` of ${name} (opens in a new tab)`}</VisuallyHidden>
          </a>
        </li>
      ))}
    </List>
  );
}
