import { readPicture, uploadPicture } from '@raade/firebase/pictures';
import { environment } from '@raade/platform';
import { PictureField, type PictureValue } from '@raade/ui/picture-field';
import type { ContentValue } from '@raade/contracts/content/values';
import { useForm } from '../form-context.ts';
import type { PictureFormField } from '../form/form-field.ts';
import { textIn, valueAt } from '../form/values.ts';
import { type FieldProps, labelOf } from './field-props.ts';

/** A picture of the item, or none. */
export function PictureInput({ field, path, value, onChange }: FieldProps<PictureFormField>) {
  const { problemAt } = useForm();
  const alt = [...path, 'alt'];
  return (
    <PictureField
      label={labelOf(field)}
      value={pictureIn(value)}
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

/** What a draft holds may be half a picture; a whole one has all of this. */
function pictureIn(value: ContentValue | undefined): PictureValue | undefined {
  const [id, width, height] = ['id', 'width', 'height'].map((key) => valueAt(value, key));
  if (typeof id !== 'string' || typeof width !== 'number' || typeof height !== 'number') {
    return undefined;
  }
  const focal = valueAt(value, 'focal');
  const [x, y] = [valueAt(focal, 'x'), valueAt(focal, 'y')];
  const isSet = typeof x === 'number' && typeof y === 'number';
  return {
    id,
    width,
    height,
    alt: textIn(valueAt(value, 'alt')),
    ...(isSet && { focal: { x, y } }),
  };
}

const asContent = ({ id, alt, width, height, focal }: PictureValue): ContentValue => ({
  ...{ id, alt, width, height },
  ...(focal && { focal: { ...focal } }),
});
