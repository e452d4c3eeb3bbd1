import { Stack } from '@raade/staff/staff-page.styles';
import { ButtonRow, ExternalButtonLink, Note } from '@raade/ui';
import type { MouseEvent } from 'react';

/** The screens of visitors, with their widths in pixels. */
export const SCREENS = [
  { name: 'phone', label: 'Phone', width: 360 },
  { name: 'tablet', label: 'Tablet', width: 768 },
  { name: 'desktop', label: 'Desktop', width: 1440 },
] as const;
const WINDOW_HEIGHT_PX = 800;

/**
 * Opens a link in a window of this width. A click with a key for a new tab opens a tab as usual; phones open a tab,
 * too.
 */
export function openInWindow(event: MouseEvent, address: string, width: number): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openWindow(address, width);
}

export function openWindow(address: string, width: number): void {
  open(address, '_blank', `popup,noopener,width=${width},height=${WINDOW_HEIGHT_PX}`);
}

/** The address of a page with another version of the content, as if today were `day`. Links in the tab keep both. */
export function previewAddress(edition: string, path: string, day?: string): string {
  // Splits before the `#`: the query must come before the anchor.
  const [page = '', ...anchor] = path.split(/(?=#)/);
  const preview = `preview=edition@${edition}${day === undefined ? '' : `,day@${day}`}`;
  return [page, page.includes('?') ? '&' : '?', preview, ...anchor].join('');
}

interface PreviewLinksProps {
  /** The name of an edition, or `ALL_DRAFTS`. */
  readonly edition: string;
  /** The page of the site that opens first. */
  readonly page: string;
  /** The name of the previewed content, for screen readers. */
  readonly of: string;
}

/** Links that show another edition on the live site, in windows as wide as the screens of visitors. */
export function PreviewLinks({ edition, page, of }: PreviewLinksProps) {
  const address = previewAddress(edition, page);
  return (
    <Stack $gap={2}>
      <Note>Preview on the live site, in a new window:</Note>
      <ButtonRow>
        {SCREENS.map(({ name, label, width }) => (
          <ExternalButtonLink
            key={name}
            look="quiet"
            href={address}
            aria-label={`Preview ${of} as on a ${name}`}
            onClick={(event) => openInWindow(event, address, width)}
          >
            {label}
          </ExternalButtonLink>
        ))}
      </ButtonRow>
    </Stack>
  );
}
