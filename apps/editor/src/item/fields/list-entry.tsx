import { Group, Legend, Entry } from './fieldset.styles.ts';
import { MoveButtons } from '../../order/move-buttons.tsx';
import { RowButtons } from '../../parts/item-list.styles.ts';
import { Button } from '@raade/ui';
import type { FieldProps } from './field-props.ts';
import { InnerField } from './inner-field.tsx';
import { GroupFields } from './group-input.tsx';

interface ListEntryProps extends FieldProps {
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onRemove: () => void;
  readonly onMove: (to: number) => void;
}

/** An entry of a list with what can be done with it. */
export function ListEntry(props: ListEntryProps) {
  const { field, index, count, name, onRemove, onMove, ...rest } = props;
  const place = `${field.label} ${index + 1}`;
  const called = name === '' ? place : `${place}, ${name}`;
  return (
    <Entry>
      <EntryControl field={field} place={place} {...rest} />
      <RowButtons>
        <MoveButtons name={called} index={index} count={count} onMove={onMove} />
        <Button look="quiet" data-remove aria-label={`Remove ${called}`} onClick={onRemove}>
          Remove
        </Button>
      </RowButtons>
    </Entry>
  );
}

function EntryControl({ field, place, ...rest }: FieldProps & { readonly place: string }) {
  if (field.kind !== 'group') return <InnerField field={{ ...field, label: place }} {...rest} />;
  return (
    <Group>
      <Legend>{place}</Legend>
      <GroupFields field={field} {...rest} />
    </Group>
  );
}
