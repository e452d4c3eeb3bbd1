import { Badge, Button } from '@raade/ui';
import { endPreview } from './end-preview.lazy.ts';
import { Corner, Release, BottomSpacer } from './preview-badge.styles.ts';

/** A release, edition or day that this tab previews. */
export interface PreviewedVersion {
  /** Name of a remote, 'content' or 'day'. */
  readonly subject: string;
  /** Id of a release or edition, or a day. */
  readonly version: string;
}

/** The first characters of an id, which the tooltip of the badge shows in full. Days and names stay as they are. */
export const shortId = (id: string) => (/^[0-9a-f]{8,}$/.test(id) ? id.slice(0, 7) : id);

/** Ends the preview. The reload brings the live releases. */
function reset(): void {
  endPreview();
  window.location.reload();
}

/** Shows on every page what is previewed, with a button that ends the preview. */
export function PreviewBadge({ versions }: { readonly versions: readonly PreviewedVersion[] }) {
  return (
    <>
      <BottomSpacer />
      <Corner aria-label="Preview">
        <Badge $tone="warning">Preview</Badge>
        {versions.map(({ subject, version }) => (
          <Release key={subject} title={version}>
            <span>{`${subject} `}</span>
            <code>{shortId(version)}</code>
          </Release>
        ))}
        <Button look="quiet" onClick={reset}>
          Reset
        </Button>
      </Corner>
    </>
  );
}
