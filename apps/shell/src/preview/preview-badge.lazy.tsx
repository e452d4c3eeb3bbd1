import { Badge, Button } from '@raade/ui';
import { endTabFlag } from '../startup/keep-tab-flag.lazy.ts';
import { Corner, Release, Room } from './preview-badge.styles.ts';

/** One of the things that a tab shows in place of what is live, as its badge names it. */
export interface Previewed {
  /** A remote, 'content' or 'day'. */
  readonly what: string;
  /** A release, an edition or a day. */
  readonly which: string;
}

/** Enough to tell releases and editions apart; the whole id is the tooltip. */
export const shortId = (id: string) => (/^[0-9a-f]{8,}$/.test(id) ? id.slice(0, 7) : id);

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
