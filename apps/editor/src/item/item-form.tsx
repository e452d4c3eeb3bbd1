import type { ContentValue } from '@raade/contracts/content/values';
import { styled } from '@raade/platform';
import { isField, renderText, Notice, useAfterClick, VisuallyHidden } from '@raade/ui';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { draftOf, liveItem } from '../editor-state/items-with-drafts.ts';
import type { ItemName, ReadyState } from '../editor-state/editor-state.ts';
import { saveNow } from '../editor-state/save-queue.ts';
import { useRequestedField } from './field-address.ts';
import { GroupFields } from './fields/field-input.tsx';
import { type FormField, labelAt } from './form/form-field.ts';
import { messagesByPath, pathWithIndexes, type Problem } from './form/problems.ts';
import { type Path, pathText } from '../items/field-values.ts';
import { FormContext } from './form-context.ts';
import { optionsFor, valuesInUse } from './reference-options.ts';

interface ItemFormProps {
  readonly ready: ReadyState;
  readonly name: ItemName;
  readonly field: FormField;
  readonly value: ContentValue;
  readonly problems: readonly Problem[];
  /** True if the item was just added: its empty fields are no problems yet. */
  readonly isNew: boolean;
  readonly onChange: (value: ContentValue, field: string) => void;
}

/** Fields that identify items. */
const IDS = ['id', 'slug'];

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  max-width: 48rem;

  /* Focused controls stay below the bar. */
  input,
  select,
  textarea,
  button {
    scroll-margin-block-start: calc(var(--navbar-height) + 8rem);
  }

  /* For letters that the usual font lacks. A control has one font for its whole text. */
  [data-companion] {
    font-family: var(--font-companion);
  }
`;

/** The form of an item, made from its schema. It saves automatically. */
export function ItemForm(props: ItemFormProps) {
  const { ready, name, field, value, problems, isNew, onChange } = props;
  const form = useRef<HTMLFormElement>(null);
  const [requestedPath] = useState(pathWithIndexes(useRequestedField(), value));
  // A field shows its problem once it has lost the focus. An earlier draft shows all problems at once.
  const showsAllProblems =
    requestedPath.length > 0 || (!isNew && draftOf(ready.content, name) !== undefined);
  const [touchedFields, setTouched] = useState<ReadonlySet<string>>(
    () => new Set(showsAllProblems ? problems.map(({ path }) => pathText(path)) : []),
  );
  // A new message would move a button away from the pointer that is pressing it.
  const afterClick = useAfterClick();
  const [announcement, setAnnouncement] = useState('');
  const shownProblems = problems.filter(({ path, isBetweenItems }) =>
    isBetweenItems ? touchedFields.size > 0 : touchedFields.has(pathText(path)),
  );
  const messages = messagesByPath(shownProblems);
  const isLive = liveItem(ready.content, name) !== null;

  const handleBlur = ({ target }: FocusEvent) => {
    const path = target.closest('[data-field]')?.getAttribute('data-field');
    // The field of a picture contains its description, `alt`, which has problems of its own.
    if (path) afterClick(() => setTouched((others) => new Set([...others, path, `${path}/alt`])));
    void saveNow();
  };
  // Browsers bring the caret into view, and may leave the field below the bar.
  const handleFocus = ({ target }: FocusEvent) => {
    if (isField(target)) target.scrollIntoView({ block: 'nearest' });
  };
  // A page that was opened at a field brings the focus there, once.
  useEffect(() => focusAt(form.current, requestedPath), [requestedPath]);

  const handleChange = (next: ContentValue | undefined, changedPath: Path) =>
    onChange(next ?? null, pathText(changedPath));

  return (
    <FormContext
      value={{
        problemAt: (path) => messages.get(pathText(path)),
        optionsOf: (list) => optionsFor(ready, list),
        suggestions: (path) => valuesInUse(ready, name.part, path),
        isFixed: (path) => isLive && path.length === 1 && IDS.includes(String(path[0])),
        announce: setAnnouncement,
      }}
    >
      <ProblemList
        field={field}
        value={value}
        problems={shownProblems}
        onShow={(path) => focusAt(form.current, path)}
      />
      <Fields
        ref={form}
        noValidate
        onFocus={handleFocus}
        onBlur={handleBlur}
        onSubmit={(event) => {
          event.preventDefault();
          void saveNow();
        }}
      >
        {field.kind === 'group' && (
          <GroupFields field={field} path={[]} value={value} onChange={handleChange} />
        )}
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </Fields>
    </FormContext>
  );
}

/** Focuses the field at a path, or the nearest group around it. */
function focusAt(form: HTMLFormElement | null, path: Path): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
  for (let length = path.length; length > 0; length -= 1) {
    const text = pathText(path.slice(0, length));
    const field = fields.find(({ dataset }) => dataset['field'] === text);
    const control = field?.querySelector<HTMLElement>('input, select, textarea, button');
    if (control) {
      control.focus();
      return;
    }
  }
}

interface ProblemListProps {
  readonly field: FormField;
  readonly value: ContentValue;
  readonly problems: readonly Problem[];
  readonly onShow: (path: Path) => void;
}

const Box = styled(Notice)`
  display: grid;
  justify-items: start;
  gap: var(--space-2);

  ul {
    display: grid;
    justify-items: start;
    list-style: none;
  }

  li button {
    min-height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: underline;
    cursor: pointer;
  }
`;

/** The list of problems that prevent publication, each with a link to its field. */
function ProblemList({ field, value, problems, onShow }: ProblemListProps) {
  const count = problems.length;
  if (count === 0) return null;
  return (
    <Box>
      <p>
        <strong>
          {`${count === 1 ? 'One thing' : `${count} things`} to correct before this can be published.`}
        </strong>{' '}
        Your draft is saved anyway.
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={`${pathText(problem.path)} ${problem.message}`}>
            <button type="button" onClick={() => onShow(problem.path)}>
              {renderText(
                [labelAt(field, problem.path, value), problem.message].filter(Boolean).join(': '),
              )}
            </button>
          </li>
        ))}
      </ul>
    </Box>
  );
}
