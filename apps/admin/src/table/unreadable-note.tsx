import { number } from '@raade/staff/numbers';
import { Notice } from '@raade/ui';

/** Maximum number of listed ids. */
const MAX_IDS = 20;

/** Lists records that do not match their schema, so that they are not hidden. */
export function UnreadableNote({ ids }: { readonly ids: readonly string[] }) {
  if (ids.length === 0) return null;
  const rest = ids.length - MAX_IDS;
  return (
    <Notice role="alert">
      {`These records are damaged and not shown. Please tell the person who runs the site: ${ids.slice(0, MAX_IDS).join(', ')}${rest > 0 ? ` and ${number(rest)} more` : ''}`}
    </Notice>
  );
}
