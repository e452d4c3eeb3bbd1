import { Badge, Button } from '@raade/ui';
import { endTabFlag } from '../startup/keep-tab-flag.lazy.ts';
import { type Previewed, shortId } from './previewed.ts';
import { Corner, Release, Room } from './preview-badge.styles.ts';

/** The live releases come with the next document. */
function reset(): void {
  endTabFlag('preview');
  window.location.reload();
}

/** Says on every page that parts of it are not what visitors see, and leads back to what they do. */
export function PreviewBadge({ previewed }: { readonly previewed: readonly Previewed[] }) {
  return (
    <>
      <Room />
      <Corner aria-label="Preview">
        <Badge $tone="warning">Preview</Badge>
        {previewed.map(({ what, which }) => (
          <Release key={what} title={which}>
            <span>{`${what} `}</span>
            <code>{shortId(which)}</code>
          </Release>
        ))}
        <Button look="quiet" onClick={reset}>
          Reset
        </Button>
      </Corner>
    </>
  );
}
