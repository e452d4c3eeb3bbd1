import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip } from './chip.tsx';

test('a chip is a button that says whether it is pressed', async () => {
  const onClick = jest.fn();
  const { rerender } = render(
    <Chip isOn={false} onClick={onClick}>
      Health
    </Chip>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Health', pressed: false }));
  expect(onClick).toHaveBeenCalledTimes(1);
  rerender(<Chip isOn>Health</Chip>);
  screen.getByRole('button', { pressed: true });
});
