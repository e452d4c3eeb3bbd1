import { VisuallyHidden } from '@raade/ui';

/** Kinds of profiles, in the order in which they are listed. */
const LABELS = {
  linkedin: 'LinkedIn',
  twitter: 'Twitter',
  website: 'Website',
  instagram: 'Instagram',
  youtube: 'YouTube',
  facebook: 'Facebook',
} as const;

type Kind = keyof typeof LABELS;

interface ProfileLinksProps {
  readonly name: string;
  readonly links: Readonly<Partial<Record<Kind, string | undefined>>>;
  readonly className?: string;
}

/** Links to profiles on other sites. */
export function ProfileLinks({ name, links, className }: ProfileLinksProps) {
  const kinds = (Object.keys(LABELS) as Kind[]).filter((kind) => links[kind] !== undefined);
  return (
    <ul className={className}>
      {kinds.map((kind) => (
        <li key={kind}>
          <a href={links[kind]} target="_blank" rel="noopener">
            <span>{LABELS[kind]}</span>
            <VisuallyHidden>{` of ${name} (opens in a new tab)`}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
