import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Input } from './controls.styles.ts';
import { Field } from './field.tsx';
import { type FieldErrors, useFieldErrors } from './use-field-errors.ts';

type Name = 'first' | 'second';
const NAMES: readonly Name[] = ['first', 'second'];

function SampleForm({ found }: { readonly found: FieldErrors<Name> }) {
  const { errors, show, forget, clear } = useFieldErrors<Name>();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        show(found, event.currentTarget);
      }}
    >
      {NAMES.map((name) => (
        <Field key={name} label={name} error={errors[name]}>
          {(control) => <Input {...control} onChange={() => forget([name])} />}
        </Field>
      ))}
      <button>Send</button>
      <button type="button" onClick={clear}>
        Clear
      </button>
    </form>
  );
}

const field = (name: Name) => screen.getByLabelText<HTMLInputElement>(name);
const wrongFields = () =>
  NAMES.filter((name) => screen.queryByLabelText(name)?.getAttribute('aria-invalid'));

async function submitted(found: FieldErrors<Name>) {
  render(<SampleForm found={found} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  return user;
}

test('a refused form shows its errors, and the first invalid field gets the focus', async () => {
  await submitted({ second: 'wrong' });
  expect(wrongFields()).toEqual(['second']);
  expect(document.activeElement).toBe(field('second'));
});

test('only the field that is edited loses its error', async () => {
  const user = await submitted({ first: 'wrong', second: 'wrong' });
  expect(document.activeElement).toBe(field('first'));
  await user.keyboard('a');
  expect(wrongFields()).toEqual(['second']);
});

test('all errors can be cleared at once', async () => {
  const user = await submitted({ first: 'wrong', second: 'wrong' });
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(wrongFields()).toEqual([]);
});

function FormThatMarks() {
  const { errors, mark } = useFieldErrors<Name>();
  return (
    <>
      <Field label="first" error={errors.first}>
        {(control) => <Input {...control} onBlur={() => mark({ first: 'wrong' })} />}
      </Field>
      <button>Next</button>
    </>
  );
}

const isMarked = () => wrongFields().length > 0;

test('a field left by a click is marked after it, so that nothing moves before', async () => {
  render(<FormThatMarks />);
  const user = userEvent.setup();
  await user.click(field('first'));
  const seen: [string, boolean][] = [];
  for (const kind of ['mouseup', 'click']) {
    document.addEventListener(kind, () => seen.push([kind, isMarked()]), { once: true });
  }
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(seen).toEqual([
    ['mouseup', false],
    ['click', false],
  ]);
  await waitFor(() => expect(isMarked()).toBe(true));
});

test('a field that loses focus by a key is marked at once', async () => {
  render(<FormThatMarks />);
  const user = userEvent.setup();
  await user.click(field('first'));
  await user.tab();
  expect(isMarked()).toBe(true);
});
