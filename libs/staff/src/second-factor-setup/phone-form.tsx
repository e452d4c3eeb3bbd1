import { Button, Field, Input } from '@raade/ui';
import { useState } from 'react';
import { Form } from '../staff-frame.styles.ts';

interface PhoneFormProps {
  readonly isBusy: boolean;
  readonly onSubmit: (phoneNumber: string) => void;
}

/** Asks where text messages go to. */
export function PhoneForm({ isBusy, onSubmit }: PhoneFormProps) {
  const [number, setNumber] = useState('');
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(number.replace(/[\s().-]/g, ''));
      }}
    >
      <Field
        label="Phone number"
        hint="On this local stack alone: the Auth emulator knows no authenticator apps, and lists the messages that it sends."
      >
        {(control) => (
          <Input
            {...control}
            type="tel"
            autoComplete="tel"
            required
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
        )}
      </Field>
      <Button type="submit" look="quiet" isBusy={isBusy}>
        Send a Text Message
      </Button>
    </Form>
  );
}
