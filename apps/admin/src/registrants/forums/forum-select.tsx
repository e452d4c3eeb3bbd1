import type { ForumId } from '@raade/contracts/content/forum-id';
import { Field, Select } from '@raade/ui';
import type { ForumChoice } from './use-forums.ts';

interface ForumSelectProps {
  readonly chosen: ForumId;
  readonly forums: readonly ForumChoice[];
  readonly onChoose: (id: ForumId) => void;
}

/** The choice of a forum, where there is more than one. */
export function ForumSelect({ chosen, forums, onChoose }: ForumSelectProps) {
  if (forums.length < 2) return null;
  return (
    <Field label="Forum">
      {(control) => (
        <Select
          {...control}
          value={chosen}
          onChange={({ target }) => {
            const choice = forums.find(({ id }) => id === target.value);
            if (choice) onChoose(choice.id);
          }}
        >
          {forums.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
