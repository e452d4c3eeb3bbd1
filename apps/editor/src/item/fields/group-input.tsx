import { Button, ErrorText } from '@raade/ui';
import { useId } from 'react';
import { blank } from '../form/blank.ts';
import type { GroupField } from '../form/form-field.ts';
import { useForm } from '../form-context.ts';
import { valueAt, withValue } from '../form/values.ts';
import { type FieldProps, labelOf } from './field-props.ts';
import { InnerField } from './inner-field.tsx';
import { Group, GroupHelp, Legend } from './fieldset.styles.ts';

/** Fields that belong together. A group that may be left out is there once it is added. */
export function GroupInput(props: FieldProps<GroupField>) {
  const { field, path, value, onChange } = props;
  const { problemAt } = useForm();
  const id = useId();
  const problem = problemAt(path);
  const isLeftOut = field.isOptional && value === undefined;
  return (
    <Group aria-describedby={problem === undefined ? undefined : id}>
      <Legend $isSection={path.length === 1}>{labelOf(field)}</Legend>
      {field.help !== undefined && <GroupHelp>{field.help}</GroupHelp>}
      {problem !== undefined && <ErrorText id={id}>{problem}</ErrorText>}
      {!isLeftOut && <GroupFields {...props} />}
      {field.isOptional && (
        <div>
          <Button look="quiet" onClick={() => onChange(isLeftOut ? blank(field) : undefined, path)}>
            {isLeftOut ? `Add: ${field.label}` : `Leave out: ${field.label}`}
          </Button>
        </div>
      )}
    </Group>
  );
}

/** The fields of a group, without a frame. */
export function GroupFields({ field, path, value, onChange }: FieldProps<GroupField>) {
  return field.fields.map(({ key, field: inner }) => (
    <InnerField
      key={key}
      field={inner}
      path={[...path, key]}
      value={valueAt(value, key)}
      onChange={(next, at) => onChange(withValue(value, key, next), at)}
    />
  ));
}
