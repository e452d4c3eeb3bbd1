import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { EMAIL_FIELD } from '../applications/form-fields.ts';
import { ApplicationField } from '../applications/form/application-field.tsx';
import { field, startDonation } from '../donation/testing/donor-screen.tsx';
import { installFakeStripe } from '../donation/testing/fake-stripe.ts';

installFakeStripe();
beforeEach(() => jest.useFakeTimers());

const type = (email: string) => fireEvent.change(field('Email'), { target: { value: email } });
const pause = () => act(() => jest.advanceTimersByTime(600));
const offered = () => screen.queryByRole('button', { name: /Did you mean/ });

function Application() {
  const [value, setValue] = useState('');
  return (
    <ApplicationField
      field={EMAIL_FIELD}
      value={value}
      error={undefined}
      onChange={setValue}
      onLeave={() => undefined}
    />
  );
}

test.each([
  ['a donation', () => void startDonation()],
  ['an application', () => void render(<Application />)],
])('the email field of %s suggests a correction of a mistyped address', (_form, show) => {
  show();
  type('jo@gmial.com');
  expect(offered()).toBeNull();
  pause();
  const button = screen.getByRole('button', { name: 'Did you mean jo@gmail.com?' });
  expect(button.closest('[role="status"]')).not.toBeNull();
  fireEvent.click(button);
  expect(field('Email').value).toBe('jo@gmail.com');
  expect(document.activeElement).toBe(field('Email'));
  pause();
  expect(offered()).toBeNull();
});

test('nothing is suggested before a pause in typing', () => {
  startDonation();
  for (const typed of ['jo@gmail.co', 'jo@gmail.com']) {
    type(typed);
    act(() => jest.advanceTimersByTime(599));
    expect(offered()).toBeNull();
  }
  pause();
  expect(offered()).toBeNull();
});
