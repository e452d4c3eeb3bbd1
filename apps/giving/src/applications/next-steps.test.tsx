import { render, screen } from '@testing-library/react';
import { NextSteps } from './next-steps.tsx';

const STEPS = ['You send the form.', 'We read it.'];
const steps = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('the first step is shown as done once the application is sent', () => {
  const { rerender } = render(<NextSteps steps={STEPS} isSent={false} />);
  expect(steps()).toEqual(STEPS);
  rerender(<NextSteps steps={STEPS} isSent />);
  expect(steps()).toEqual([
    'You have sent it. A confirmation is on its way by email.',
    'We read it.',
  ]);
});
