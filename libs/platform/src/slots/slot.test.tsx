import { render } from '@testing-library/react';
import { Slot } from './slot.tsx';
import { SlotHostContext } from './slot-host-context.ts';

test('a slot shows what its host puts there', () => {
  const { container } = render(
    <SlotHostContext value={(name) => `content of ${name}`}>
      <Slot name="conference.donation" />
    </SlotHostContext>,
  );
  expect(container.textContent).toBe('content of conference.donation');
});

test('without a host, as in a remote that runs alone, a slot stays empty', () => {
  const { container } = render(<Slot name="conference.donation" />);
  expect(container.textContent).toBe('');
});
