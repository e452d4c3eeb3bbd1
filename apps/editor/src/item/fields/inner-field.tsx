import { useForm } from '../form-context.ts';
import type { FieldProps } from './field-props.ts';

/** A field within a group or list: whatever control it has, which may be a group or list again. */
export function InnerField(props: FieldProps) {
  const { Control } = useForm();
  return <Control {...props} />;
}
