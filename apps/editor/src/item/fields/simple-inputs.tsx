import type { ContentValue } from '@raade/contracts/content/values';
import { readPicture, uploadPicture } from '@raade/firebase/pictures';
import { environment } from '@raade/platform';
import { TextField } from '@raade/staff/fields';
import { SelectField } from '@raade/staff/select-field';
import { Checkbox } from '@raade/ui';
import { PictureField, type PictureValue } from '@raade/ui/picture-field';
import * as z from 'zod/mini';
import { type FieldProps, labelOf, useForm } from '../form-context.ts';
import {
  type ChoiceField,
  type NameField,
  type NumberField,
  type PlainField,
  readableText,
} from '../form/form-field.ts';
import { textIn } from '../../items/field-values.ts';

/** A choice of several words, or of an item of another list. */
export function ChoiceInput(props: FieldProps<ChoiceField | NameField>) {
  const { field, path, value, onChange } = props;
  const { problemAt, optionsOf } = useForm();
  const text = textIn(value);
  const choices =
    field.kind === 'name'
      ? optionsOf(field.of).map((option) => [option.value, option.label] as const)
      : field.choices.map((choice) => [choice, readableText(choice)] as const);
  const isValid = text === '' || choices.some(([choice]) => choice === text);
  const emptyChoice = ['', field.isOptional ? 'None' : 'Please choose'] as const;
  return (
    <SelectField
      label={labelOf(field)}
      hint={field.help}
      error={problemAt(path)}
      choices={[
        ...(field.isOptional || text === '' ? [emptyChoice] : []),
        ...(isValid ? [] : [[text, `${text} (does not exist)`] as const]),
        ...choices,
      ]}
      value={text}
      onChange={(next) => onChange(field.isOptional && next === '' ? undefined : next, path)}
    />
  );
}

/** A whole number. */
export function NumberInput({ field, path, value, onChange }: FieldProps<NumberField>) {
  const { problemAt } = useForm();
  // Null stays in the item, where the check reports it as missing.
  const emptyValue = field.isOptional ? undefined : null;
  return (
    <TextField
      label={labelOf(field)}
      hint={field.help}
      error={problemAt(path)}
      type="number"
      inputMode="numeric"
      min={field.min}
      max={field.max}
      value={typeof value === 'number' ? String(value) : ''}
      onChange={(text) => onChange(text === '' ? emptyValue : Number(text), path)}
    />
  );
}

/** A checkbox. */
export function SwitchInput({ field, path, value, onChange }: FieldProps<PlainField>) {
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

/** A picture of the item, or none. */
export function PictureInput({ field, path, value, onChange }: FieldProps<PlainField>) {
  const { problemAt } = useForm();
  return (
    <PictureField
      label={labelOf(field)}
      value={z.safeParse(pictureSchema, value).data}
      onChange={(picture) => onChange(picture && asContent(picture), path)}
      findings={{ '': problemAt(path), alt: problemAt([...path, 'alt']) }}
      upload={upload}
      load={load}
    />
  );
}

const upload: Parameters<typeof PictureField>[0]['upload'] = (file, options) =>
  uploadPicture(environment(), file, options);
const load: Parameters<typeof PictureField>[0]['load'] = (picture) =>
  readPicture(environment(), picture);

/** A complete picture, whose description may be missing. A draft may have an incomplete one. */
const pictureSchema = z.object({
  id: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.catch(z.string(), ''),
  focal: z.catch(z.optional(z.object({ x: z.number(), y: z.number() })), undefined),
});

const asContent = ({ id, alt, width, height, focal }: PictureValue): ContentValue => ({
  id,
  alt,
  width,
  height,
  ...(focal && { focal: { ...focal } }),
});
