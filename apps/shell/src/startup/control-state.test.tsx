import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { carryEntries, controlAt, seatOf } from './control-state.ts';

const html = `
  <label>Name <input id="a1" autocomplete="name"></label>
  <label>Email <input id="a2" type="email" autocomplete="email"></label>
  <label>Again <input id="a3" type="email" autocomplete="email"></label>
  <input type="checkbox" id="a4">
  <select id="a5"><option>One</option><option>Two</option></select>
  <a href="/about">About</a><button>Go</button><button>Go</button>`;

function field(within: Element, id: string): HTMLInputElement {
  const found = within.querySelector<HTMLInputElement>(`#${id}`);
  if (!found) throw new Error(`There is no #${id}.`);
  return found;
}

/** Renders the same controls, with ids of their own. */
function renderControls(prefix: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html.replaceAll('id="a', `id="${prefix}`);
  return element;
}

test('a control is found again in another render by what it is and how many are like it', () => {
  const [first, second] = [renderControls('x'), renderControls('y')];
  for (const selector of ['#x3', 'a', 'button:last-of-type']) {
    const control = first.querySelector(selector);
    if (!control) throw new Error(selector);
    const twin = controlAt(seatOf(control, first), second);
    expect(twin).toBe(second.querySelector(selector.replace('x', 'y')));
  }
});

test('a control that the other render does not have is not found', () => {
  const first = renderControls('x');
  const link = first.querySelector('a');
  if (!link) throw new Error('no link');
  const second = renderControls('y');
  second.querySelector('a')?.remove();
  expect(controlAt(seatOf(link, first), second)).toBeUndefined();
});

test('what was entered into one render stands in the other; what was left alone does not change', () => {
  const [first, second] = [renderControls('x'), renderControls('y')];
  field(first, 'x3').value = 'ada@example.org';
  field(first, 'x4').checked = true;
  field(first, 'x5').value = 'Two';
  field(second, 'y1').value = 'kept';
  carryEntries(first, second);
  expect(field(second, 'y3').value).toBe('ada@example.org');
  expect(field(second, 'y2').value).toBe('');
  expect(field(second, 'y4').checked).toBe(true);
  expect(field(second, 'y5').value).toBe('Two');
  expect(field(second, 'y1').value).toBe('kept');
});

function Controlled() {
  const [value, setValue] = useState('');
  return (
    <>
      <input autoComplete="name" value={value} onChange={(event) => setValue(event.target.value)} />
      <output>{value}</output>
    </>
  );
}

test('React learns of an entry as if it had been typed', () => {
  const first = renderControls('x');
  field(first, 'x1').value = 'Ada';
  const { container } = render(<Controlled />);
  act(() => carryEntries(first, container));
  expect(container.querySelector('output')?.textContent).toBe('Ada');
});
