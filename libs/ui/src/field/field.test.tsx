import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { Input, TextArea } from './controls.styles.ts';
import { Field } from './field.tsx';
import { focusFirstInvalid } from './focus-first-invalid.ts';
import { Select } from './select.tsx';

/** Texts that a screen reader reads after the name of a control. */
function descriptionOf(control: Element): string[] {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '');
}

test('a field connects label, hint and error with its control', () => {
  const field = (error?: string) => (
    <Field label="Email" hint="For the receipt" error={error}>
      {(control) => <Input {...control} type="email" />}
    </Field>
  );
  const { rerender } = render(field());
  const input = screen.getByLabelText('Email');
  expect(descriptionOf(input)).toEqual(['For the receipt']);
  expect(input.getAttribute('aria-invalid')).toBeNull();

  rerender(field('Enter your email'));
  expect(descriptionOf(input)).toEqual(['For the receipt', 'Enter your email']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('a select in a field has its label and error, and reports the choice', async () => {
  const onChange = jest.fn();
  render(
    <Field label="Country" error="Choose a country">
      {(control) => (
        <Select
          {...control}
          defaultValue=""
          onChange={(event) => void onChange(event.target.value)}
        >
          <option value="">Choose one</option>
          <option value="gh">Ghana</option>
        </Select>
      )}
    </Field>,
  );
  const select = screen.getByRole('combobox', { name: 'Country' });
  expect(descriptionOf(select)).toEqual(['Choose a country']);
  await userEvent.selectOptions(select, 'Ghana');
  expect(onChange).toHaveBeenCalledWith('gh');
});

test('a checkbox is toggled by its label, can be invalid, and can be disabled', async () => {
  const onChange = jest.fn();
  const { rerender } = render(
    <Checkbox
      label="I agree"
      hint="To all of it."
      error="Please agree"
      checked={false}
      onChange={onChange}
    />,
  );
  await userEvent.click(screen.getByText('I agree'));
  expect(onChange).toHaveBeenCalledWith(true);
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(box)).toEqual(['To all of it.', 'Please agree']);

  rerender(<Checkbox label="I agree" checked={false} onChange={onChange} disabled />);
  await userEvent.click(box);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a choice group is one named group with its error, and reports the choice', async () => {
  const onChange = jest.fn();
  const choices = ['5', '10'].map((value) => ({ value, label: `$${value}` }));
  const props = { legend: 'Amount', choices, value: '5', onChange, error: 'Choose an amount' };
  render(<ChoiceGroup {...props} />);
  const group = screen.getByRole('radiogroup', { name: 'Amount' });
  expect(descriptionOf(group)).toEqual(['Choose an amount']);
  await userEvent.click(screen.getByRole('radio', { name: '$10' }));
  expect(onChange).toHaveBeenCalledWith('10');
});

const invalid = { 'aria-invalid': true } as const;

test.each([
  ['input', <Input key="1" {...invalid} />],
  ['select', <Select key="2" {...invalid} />],
  ['textarea', <TextArea key="3" {...invalid} />],
])('the first invalid control gets the focus: %s', (name, control) => {
  const { container } = render(
    <form>
      <Input />
      {control}
      <Input {...invalid} />
    </form>,
  );
  focusFirstInvalid(container);
  expect(document.activeElement?.tagName.toLowerCase()).toBe(name);
  expect(document.activeElement).toBe(container.querySelector('[aria-invalid]'));
});
