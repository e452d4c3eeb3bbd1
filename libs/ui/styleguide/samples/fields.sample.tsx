import { styled } from '@raade/platform';
import { type SubmitEvent, useState } from 'react';
import {
  Button,
  Checkbox,
  ChoiceGroup,
  ErrorText,
  Field,
  Input,
  Select,
  TextArea,
  useFieldErrors,
} from '../../src/index.ts';
import { FIELD_PATTERNS } from '../patterns/controls.ts';
import type { Sample } from '../sample.ts';
import { State, StateColumns } from '../states.tsx';

const Submit = styled.p`
  margin-block-start: var(--space-6);
`;

const AMOUNTS = ['25', '50', '100'].map((value) => ({ value, label: `$${value}` }));

const options = (
  <>
    <option value="">Choose one</option>
    <option value="ng">Nigeria</option>
    <option value="ke">Kenya</option>
  </>
);

function Inputs() {
  return (
    <StateColumns>
      <State name="at rest, with a hint">
        <Field label="Name" hint="As it shall stand on the badge">
          {(control) => <Input {...control} placeholder="Sample Name" />}
        </Field>
      </State>
      <State name="hover" pseudo="hover">
        <Field label="Name">{(control) => <Input {...control} defaultValue="Sample Name" />}</Field>
      </State>
      <State name="focus" pseudo="focus">
        <Field label="Name">{(control) => <Input {...control} defaultValue="Sample Name" />}</Field>
      </State>
      <State name="disabled">
        <Field label="Name">
          {(control) => <Input {...control} disabled value="Sample Name" />}
        </Field>
      </State>
      <State name="read only">
        <Field label="Name">
          {(control) => <Input {...control} readOnly value="Sample Name" />}
        </Field>
      </State>
      <State name="select">
        <Field label="Country">{(control) => <Select {...control}>{options}</Select>}</Field>
      </State>
      <State name="select, disabled">
        <Field label="Country">
          {(control) => (
            <Select {...control} disabled>
              {options}
            </Select>
          )}
        </Field>
      </State>
      <State name="text">
        <Field label="Message">{(control) => <TextArea {...control} />}</Field>
      </State>
    </StateColumns>
  );
}

function WrongForm() {
  const [isTicked, setTicked] = useState(false);
  const [amount, setAmount] = useState('50');
  const { show } = useFieldErrors();
  const correct = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    show({}, event.currentTarget);
  };
  return (
    <form onSubmit={correct} noValidate>
      <StateColumns>
        <State name="error">
          <Field label="Email" error="Please enter a valid email address">
            {(control) => <Input {...control} type="email" defaultValue="sample@" />}
          </Field>
        </State>
        <State name="error">
          <Field label="Country" error="Please choose a country">
            {(control) => <Select {...control}>{options}</Select>}
          </Field>
        </State>
        <State name="error">
          <Field label="Message" error="Please write a message">
            {(control) => <TextArea {...control} />}
          </Field>
        </State>
        <State name="choices">
          <ChoiceGroup legend="Amount" choices={AMOUNTS} value={amount} onChange={setAmount} />
        </State>
        <State name="choices, error">
          <ChoiceGroup
            legend="Amount"
            choices={AMOUNTS}
            value=""
            onChange={setAmount}
            error="Please choose an amount"
          />
        </State>
        <State name="checkbox">
          <Checkbox label="Stay anonymous" checked={isTicked} onChange={setTicked} />
        </State>
        <State name="checkbox, disabled">
          <Checkbox label="Stay anonymous" checked disabled onChange={setTicked} />
        </State>
        <State name="checkbox, error">
          <Checkbox
            label="I have read it"
            checked={isTicked}
            onChange={setTicked}
            error="Please confirm"
          />
        </State>
        <State name="error text">
          <ErrorText>Something has to be corrected</ErrorText>
        </State>
      </StateColumns>
      <Submit>
        <Button type="submit">Go to the first error</Button>
      </Submit>
    </form>
  );
}

function Fields() {
  return (
    <>
      <Inputs />
      <WrongForm />
    </>
  );
}

export const fields: Sample = {
  title: 'Fields',
  patterns: FIELD_PATTERNS,
  Content: Fields,
};
