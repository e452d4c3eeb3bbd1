import { styled } from '@raade/platform';
import { ExternalButtonLink } from '@raade/ui';
import type { MouseEvent } from 'react';
import { previewAddress } from './preview-address.ts';
import { Aside, Buttons } from './sentences.styles.ts';

const SCREENS = [
  { name: 'phone', width: 360 },
  { name: 'tablet', width: 768 },
  { name: 'desktop', width: 1440 },
] as const;
const HEIGHT = 800;

const Group = styled.div`
  display: grid;
  gap: var(--space-2);
`;

interface PreviewLinksProps {
  /** The name of an edition, or `ALL_DRAFTS`. */
  readonly edition: string;
  /** The page of the site with which it begins. */
  readonly page: string;
  /** What is shown, for screen readers. */
  readonly of: string;
}

/** Shows another edition on the live site, in windows as wide as the screens of visitors. */
export function PreviewLinks({ edition, page, of }: PreviewLinksProps) {
  const address = previewAddress(edition, page);
  return (
    <Group>
      <Aside>Preview on the live site, in a window of its own:</Aside>
      <Buttons>
        {SCREENS.map(({ name, width }) => (
          <ExternalButtonLink
            key={name}
            look="quiet"
            href={address}
            aria-label={`Preview ${of} as on a ${name}`}
            onClick={(event) => openAsWide(event, address, width)}
          >
            {name[0]?.toUpperCase()}
            {name.slice(1)}
          </ExternalButtonLink>
        ))}
      </Buttons>
    </Group>
  );
}

/** Where windows cannot have a width, as on phones, and with keys that ask for a tab, it is a tab. */
function openAsWide(event: MouseEvent, address: string, width: number): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  open(address, '_blank', `popup,noopener,width=${width},height=${HEIGHT}`);
}
