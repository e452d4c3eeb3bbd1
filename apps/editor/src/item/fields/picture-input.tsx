import { readPicture, uploadPicture } from '@raade/firebase/pictures';
import { environment } from '@raade/platform';
import { PictureField, type PictureValue } from '@raade/ui/picture-field';
import type { ContentValue } from '@raade/contracts/content/values';
import * as z from 'zod/mini';
import { useForm } from '../form-context.ts';
import type { PlainField } from '../form/form-field.ts';
import { type FieldProps, labelOf } from './field-props.ts';

/** A picture of the item, or none. */
export function PictureInput({ field, path, value, onChange }: FieldProps<PlainField>) {
  const { problemAt } = useForm();
  const alt = [...path, 'alt'];
  return (
    <PictureField
      label={labelOf(field)}
      value={z.safeParse(pictureSchema, value).data}
      onChange={(picture) => onChange(picture && asContent(picture), path)}
      findings={{ '': problemAt(path), alt: problemAt(alt) }}
      upload={upload}
      load={load}
    />
  );
}

const upload: Parameters<typeof PictureField>[0]['upload'] = (file, sending) =>
  uploadPicture(environment(), file, sending);

const load: Parameters<typeof PictureField>[0]['load'] = (picture) =>
  readPicture(environment(), picture);

/** A draft may hold half a picture; a whole one has all of this, and perhaps no words yet. */
const pictureSchema = z.object({
  id: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.catch(z.string(), ''),
  focal: z.catch(z.optional(z.object({ x: z.number(), y: z.number() })), undefined),
});

const asContent = ({ id, alt, width, height, focal }: PictureValue): ContentValue => ({
  ...{ id, alt, width, height },
  ...(focal && { focal: { ...focal } }),
});
