import { BackLink } from '../items/back-link.tsx';
import { keepAddress } from '@raade/content-model/addresses/keep-addresses';
import { FACT_NAMES } from '@raade/content-model/forum/fill-facts';
import type { ContentPart } from '@raade/contracts/content/parts';
import { useLocation } from '@raade/platform';
import { ALL_DRAFTS } from '@raade/contracts/content/previews';
import { Button, ButtonRow, ExternalButtonLink, renderText, Notice } from '@raade/ui';
import { PageHead } from '@raade/staff/staff-page.styles';
import { type KeyboardEvent, useDeferredValue, useMemo } from 'react';
import { draftOf, liveItem, workingItem, workingParts } from '../editor-state/items-with-drafts.ts';
import { saveItem } from '../editor-state/editor-actions.ts';
import { isNamed, type ItemName, type ReadyState } from '../editor-state/editor-state.ts';
import { OtherEditors } from '../presence/other-editors.tsx';
import { itemTitle } from '../items/item-names.ts';
import { NextForumLink } from '../items/next-forum-link.tsx';
import { PART_TEXTS } from '../items/part-texts.ts';
import { itemField } from './form/form-field.ts';
import { type Problem, problemsOf } from './form/problems.ts';
import { undoShortcut, useUndo } from './use-undo.ts';
import { ItemForm } from './item-form.tsx';
import { optionsFor } from './reference-options.ts';
import { BesidePreview } from '../preview/beside-preview.tsx';
import { pageOfItem } from '../preview/pages-of-parts.ts';
import { previewAddress } from '../preview/preview-links.tsx';
import { ConflictPanel } from './conflict/conflict-panel.tsx';
import { DiscardDraft } from './save-state/discard-draft.tsx';
import { ItemBar } from './save-state/item-bar.tsx';
import { Stack } from '../items/item-list.styles.ts';
import { DraftAuthor } from '../items/draft-author.tsx';

interface ItemViewProps {
  readonly ready: ReadyState;
  readonly name: ItemName;
}

/** The page of an item, or of a part that is not a list: its form and the state of its draft. */
export function ItemView({ ready, name }: ItemViewProps) {
  const { part, item } = name;
  // The dialog that adds an item opens this page with the state `new`.
  const isNew = useLocation().state === 'new';
  const field = useMemo(() => itemField(part), [part]);
  const value = workingItem(ready, name);
  const problems = useProblems(ready, name);
  const unsaved = ready.unsaved.find(isNamed(name));
  const draft = draftOf(ready.content, name);
  const { write, undo, redo } = useUndo(value, (next) => saveItem({ ...name, value: next }));
  const { label, singular = 'item' } = PART_TEXTS[part];
  const [back, backLabel] = item === null ? ['/editor', 'Content'] : [`/editor/${part}`, label];
  const title = item === null ? label : itemTitle(value, item);

  const handleKeyDown = (event: KeyboardEvent) => {
    const action = undoShortcut(event);
    const runAction = action && { undo, redo }[action];
    if (!runAction) return;
    event.preventDefault();
    runAction();
  };

  const days = optionsFor(ready, 'days').map((day) => day.value);
  const page = pageOfItem(part, value, days);

  const form = (
    <Stack onKeyDown={handleKeyDown}>
      <PageHead>
        <BackLink to={back}>{backLabel}</BackLink>
        <h1>{renderText(title)}</h1>
        {draft && (
          <p>
            <DraftAuthor draft={draft} />
          </p>
        )}
        <OtherEditors name={name} />
      </PageHead>
      {(value !== null || draft || unsaved) && (
        <ItemBar unsaved={unsaved} draft={draft} undo={undo} redo={redo} />
      )}
      {unsaved?.theirVersion && (
        <ConflictPanel field={field} ownChange={unsaved} theirVersion={unsaved.theirVersion} />
      )}
      {value === null ? (
        <Notice>
          {(draft ?? unsaved)
            ? 'This item will be removed when you publish. To keep it, discard the draft.'
            : 'There is no item with this name. It may have been removed or never saved.'}
        </Notice>
      ) : (
        <>
          <FactsHelp part={part} />
          <ItemForm
            ready={ready}
            name={name}
            field={field}
            value={value}
            problems={problems}
            isNew={isNew}
            onChange={(next, at) =>
              write(keepAddress(part, liveItem(ready.content, name), next), at)
            }
          />
          {part === 'forum' && <NextForumLink />}
        </>
      )}
      <ButtonRow>
        {value !== null && (
          <ExternalButtonLink look="quiet" href={previewAddress(ALL_DRAFTS, page)}>
            Preview
          </ExternalButtonLink>
        )}
        {(draft ?? unsaved) && <DiscardDraft name={name} />}
        {item !== null && value !== null && (
          <Button look="quiet" onClick={() => write(null, 'removed')}>
            {`Remove this ${singular}`}
          </Button>
        )}
      </ButtonRow>
    </Stack>
  );
  if (value === null) return form;
  return (
    <BesidePreview page={page} version={`${ready.content.edition} ${draft?.revision ?? 0}`}>
      {form}
    </BesidePreview>
  );
}

/** Returns the problems of an item. The check of all content is slow on phones, so the input is deferred. */
function useProblems(ready: ReadyState, { part, item }: ItemName): readonly Problem[] {
  const deferredReady = useDeferredValue(ready);
  return useMemo(() => {
    const name = { part, item };
    const value = workingItem(deferredReady, name);
    return value === null ? [] : problemsOf(name, value, workingParts(deferredReady));
  }, [deferredReady, part, item]);
}

const PARTS_WITH_FACTS: readonly ContentPart[] = ['forum-page', 'forum-phases'];

/** Lists the placeholders for facts of the forum, for parts whose texts may use them. */
function FactsHelp({ part }: { readonly part: ContentPart }) {
  if (!PARTS_WITH_FACTS.includes(part)) return null;
  return (
    <Notice>
      {`Write ${FACT_NAMES.map((name) => `{${name}}`).join(', ')} where a date or year of the forum should appear. The pages show the current one there.`}
    </Notice>
  );
}
