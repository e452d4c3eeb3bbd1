import { render } from '@testing-library/react';
import { Slot } from './slot.tsx';

test('without a host, as in a remote that runs alone, a slot is empty', () => {
  const { container } = render(<Slot name="conference.donation" />);
  expect(container.textContent).toBe('');
});
