import { Checkbox } from '@raade/ui';
import { useForm } from '../form-context.ts';
import type { PlainField } from '../form/form-field.ts';
import { pathText } from '../form/values.ts';
import { ChoiceInput } from './choice-input.tsx';
import type { FieldProps } from './field-props.ts';
import { GroupInput } from './group-input.tsx';
import { ListInput } from './list-input.tsx';
import { NumberInput } from './number-input.tsx';
import { PictureInput } from './picture-input.tsx';
import { TextInput } from './text-input.tsx';

/** The control for a field, whatever it is. What is wrong with the item finds it by `data-field`. */
export function FieldView(props: FieldProps) {
  return (
    <div data-field={pathText(props.path)}>
      <Control {...props} />
    </div>
  );
}

function Control({ field, ...rest }: FieldProps) {
  switch (field.kind) {
    case 'text':
      return <TextInput field={field} {...rest} />;
    case 'number':
      return <NumberInput field={field} {...rest} />;
    case 'switch':
      return <SwitchInput field={field} {...rest} />;
    case 'choice':
    case 'name':
      return <ChoiceInput field={field} {...rest} />;
    case 'group':
      return <GroupInput field={field} {...rest} />;
    case 'picture':
      return <PictureInput field={field} {...rest} />;
    case 'list':
      return <ListInput field={field} {...rest} />;
  }
}

function SwitchInput({ field, path, value, onChange }: FieldProps<PlainField>) {
  const { problemAt } = useForm();
  return (
    <Checkbox
      label={field.label}
      {...(field.help !== undefined && { hint: field.help })}
      checked={value === true}
      onChange={(isOn) => onChange(isOn, path)}
      error={problemAt(path)}
    />
  );
}
