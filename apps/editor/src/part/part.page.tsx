import { isList } from '@raade/content-model/editions/lists';
import { CONTENT_PARTS, type ContentPart } from '@raade/contracts/content/parts';
import { Link, useParams } from '@raade/platform';
import { PageHead } from '@raade/staff/staff-page.styles';
import { useEffect } from 'react';
import { ListView } from '../list/list-view.tsx';
import { refreshContent } from '../editor-state/editor.store.ts';
import { WhenReady } from '../editor-state/when-ready.tsx';
import { ItemView } from '../item/item-view.tsx';

const isPart = (name: string | undefined): name is ContentPart =>
  CONTENT_PARTS.some((part) => part === name);

/** The page of a part: the list of its items, or the form of one item or text. */
export default function PartPage() {
  const { part, item } = useParams();
  useEffect(refreshContent, [part, item]);
  if (!isPart(part) || (item !== undefined && !isList(part))) {
    return (
      <PageHead>
        <h1>The editor has no such page</h1>
        <p>
          <Link to="/editor">To all content</Link>
        </p>
      </PageHead>
    );
  }
  return (
    <WhenReady>
      {(ready) =>
        isList(part) && item === undefined ? (
          <ListView key={part} ready={ready} part={part} />
        ) : (
          <ItemView key={`${part}/${item}`} ready={ready} name={{ part, item: item ?? null }} />
        )
      }
    </WhenReady>
  );
}
