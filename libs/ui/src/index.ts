export { Button } from './button/button.tsx';
export { ChoiceGroup } from './field/choice-group.tsx';
export { Input, TextArea } from './field/controls.ts';
export { Field } from './field/field.tsx';
export { Notice } from './notice/notice.tsx';
export { Spinner } from './spinner/spinner.tsx';
export { VisuallyHidden } from './visually-hidden/visually-hidden.tsx';
