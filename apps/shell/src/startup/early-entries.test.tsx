import { settled } from '@raade/platform/testing/settled';
import { act } from '@testing-library/react';
import { type ChangeEvent, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { recordEarlyEntries, replayEarlyEntries } from './early-entries.ts';

const SIZES = ['one', 'two', 'three'] as const;

interface Start {
  readonly radio?: string;
  readonly select?: string;
}

/** A form that shows its state. */
function Form({ onChange, radio = '', select = '' }: Start & { readonly onChange: () => void }) {
  const [known, setKnown] = useState({ text: '', area: '', check: false, radio, select });
  const take =
    (name: keyof typeof known) =>
    ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
      onChange();
      const isCheck = target instanceof HTMLInputElement && target.type === 'checkbox';
      setKnown({ ...known, [name]: isCheck ? target.checked : target.value });
    };
  return (
    <form>
      <input id="text" value={known.text} onChange={take('text')} />
      <textarea id="area" value={known.area} onChange={take('area')} />
      <input type="checkbox" id="check" checked={known.check} onChange={take('check')} />
      {SIZES.map((size) => (
        <input
          key={size}
          type="radio"
          name="size"
          id={size}
          value={size}
          checked={known.radio === size}
          onChange={take('radio')}
        />
      ))}
      <select id="select" value={known.select} onChange={take('select')}>
        <option value="">None</option>
        <option>Rice</option>
        <option>Beans</option>
      </select>
      <output>{JSON.stringify(known)}</output>
    </form>
  );
}

function find(id: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`#${id}`);
  if (!found) throw new Error(`There is no #${id}.`);
  return found;
}

/** Enters a text into a field, or chooses it in a list. */
const enter = (id: string, value: string) => () => void (find(id).value = value);
const press = (id: string) => () => find(id).click();

const known = (): unknown => JSON.parse(document.querySelector('output')?.textContent ?? '');
const handleChange = jest.fn();

/** Opens a form into which somebody enters something before hydration, then replays it. */
async function openForm(visit: () => void, start: Start = {}): Promise<void> {
  handleChange.mockReset();
  const form = <Form {...start} onChange={handleChange} />;
  document.body.innerHTML = `<div data-prerendered="/">${renderToString(form)}</div>`;
  visit();
  const place = document.querySelector('div') ?? document.body;
  await settled(() => hydrateRoot(place, form));
  recordEarlyEntries();
  act(() => replayEarlyEntries(place));
}

const NOTHING = { text: '', area: '', check: false, radio: '', select: '' };

test.each([
  ['a text field', 'text', enter('text', 'Ada'), 'Ada'],
  ['a text area', 'area', enter('area', 'a\nb'), 'a\nb'],
  ['a checkbox', 'check', press('check'), true],
  ['a radio button', 'radio', press('two'), 'two'],
  ['a select', 'select', enter('select', 'Beans'), 'Beans'],
] as const)(
  'the form gets the value that was entered into %s, and keeps it',
  async (_what, name, visit, entry) => {
    await openForm(visit);
    expect(known()).toEqual({ ...NOTHING, [name]: entry });
    const { checked, value } = find(name === 'radio' ? 'two' : name);
    expect(name === 'check' ? checked : value).toBe(entry);
    expect(name !== 'radio' || checked).toBe(true);
  },
);

test('fields without changes fire no change event', async () => {
  await openForm(() => undefined, { radio: 'one', select: 'Rice' });
  expect(handleChange).not.toHaveBeenCalled();
});

test('all entries of a form are replayed together', async () => {
  await openForm(() => {
    for (const visit of [enter('text', 'Ada'), press('check'), enter('select', 'Rice')]) visit();
  });
  expect(known()).toEqual({ ...NOTHING, text: 'Ada', check: true, select: 'Rice' });
});

test.each([
  ['one', 'three'],
  ['three', 'one'],
])('a chosen radio button replaces the initial one: %s, then %s', async (radio, choice) => {
  await openForm(press(choice), { radio });
  expect(known()).toEqual({ ...NOTHING, radio: choice });
  expect(find(choice).checked).toBe(true);
});

test('a changed selection is replayed, even if it is the first option', async () => {
  await openForm(enter('select', ''), { select: 'Beans' });
  expect(known()).toEqual(NOTHING);
});
