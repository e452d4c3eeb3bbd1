import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePopover } from './use-popover.ts';

/** jsdom does not support popovers, like the oldest supported browsers. */
function Menu() {
  const { close, buttonProps, panelProps } = usePopover();
  return (
    <>
      <button {...buttonProps}>Add</button>
      <div {...panelProps}>
        <button onClick={close}>Save</button>
      </div>
      <button>Elsewhere</button>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Add' });
const panel = () => screen.getByText('Save').parentElement;

test('without popovers, the button opens and closes its panel', async () => {
  render(<Menu />);
  expect(panel()?.dataset['open']).toBe('false');
  await userEvent.click(opener());
  expect(panel()?.dataset['open']).toBe('true');
  expect(opener().getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(opener());
  expect(panel()?.dataset['open']).toBe('false');
});

test.each([
  ['a choice in it', () => userEvent.click(screen.getByText('Save'))],
  ['a press elsewhere', () => userEvent.click(screen.getByText('Elsewhere'))],
  ['Tab out of it', () => userEvent.tab().then(() => userEvent.tab())],
])('without popovers, %s closes the panel', async (_what, leave) => {
  render(<Menu />);
  await userEvent.click(opener());
  await leave();
  expect(panel()?.dataset['open']).toBe('false');
});

test('without popovers, Escape closes the panel and returns focus to the button', async () => {
  render(<Menu />);
  await userEvent.click(opener());
  screen.getByText('Save').focus();
  await userEvent.keyboard('{Escape}');
  expect(panel()?.dataset['open']).toBe('false');
  expect(document.activeElement).toBe(opener());
});
