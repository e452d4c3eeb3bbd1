import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'one', label: 'One' },
  { id: 'two', label: 'Two' },
  { id: 'three', label: 'Three' },
] as const;

function Example() {
  const [selected, setSelected] = useState<(typeof tabs)[number]['id']>('one');
  return (
    <Tabs label="Examples" tabs={tabs} selected={selected} onSelect={setSelected}>
      What {selected} shows
    </Tabs>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

test('the tab list is one tab stop, where arrows, Home and End move the focus', async () => {
  const user = userEvent.setup();
  render(<Example />);

  await user.tab();
  expect(document.activeElement).toBe(tab('One'));
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(tab('Three'));
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(tab('Two'));
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(tab('Three'));
  await user.keyboard('{Home}');
  expect(document.activeElement).toBe(tab('One'));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'One' }));
});

test('a panel that begins with a control is no tab stop itself', async () => {
  const user = userEvent.setup();
  render(
    <Tabs label="Examples" tabs={tabs} selected="one" onSelect={jest.fn()} startsWithControl>
      <button type="button">Control</button>
    </Tabs>,
  );
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Control' }));
});

test('a tab shows its panel on activation, not on focus', async () => {
  const user = userEvent.setup();
  render(<Example />);

  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'One' }).textContent).toBe('What one shows');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('tabpanel', { name: 'Two' }).textContent).toBe('What two shows');
  expect(tab('Two').getAttribute('aria-selected')).toBe('true');
  expect(tab('One').tabIndex).toBe(-1);
});
