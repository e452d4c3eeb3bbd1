import { Note, Stack } from '@raade/staff/staff-page.styles';
import { ButtonRow, ExternalButtonLink } from '@raade/ui';
import { openAsWide, previewAddress, SCREENS } from './preview-window.ts';

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
    <Stack $gap={2}>
      <Note>Preview on the live site, in a window of its own:</Note>
      <ButtonRow>
        {SCREENS.map(({ name, label, width }) => (
          <ExternalButtonLink
            key={name}
            look="quiet"
            href={address}
            aria-label={`Preview ${of} as on a ${name}`}
            onClick={(event) => openAsWide(event, address, width)}
          >
            {label}
          </ExternalButtonLink>
        ))}
      </ButtonRow>
    </Stack>
  );
}
