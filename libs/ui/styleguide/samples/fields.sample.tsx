import { styled } from '@raade/platform';
import { type ComponentProps, type SubmitEvent, useState } from 'react';
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
import { type PseudoState, State, StateColumns } from '../states.tsx';

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

const NAME = 'Sample Name';
const NAMES: readonly [string, ComponentProps<typeof Input>, PseudoState?][] = [
  ['at rest', { placeholder: NAME }],
  ['hover', { defaultValue: NAME }, 'hover'],
  ['focus', { defaultValue: NAME }, 'focus'],
  ['disabled', { disabled: true, value: NAME }],
  ['read only', { readOnly: true, value: NAME }],
];

function Inputs() {
  return (
    <StateColumns>
      {NAMES.map(([state, props, pseudo]) => (
        <State key={state} name={state} pseudo={pseudo}>
          <Field label="Name" hint="As it shall stand on the badge">
            {(control) => <Input {...control} {...props} />}
          </Field>
        </State>
      ))}
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

export function Fields() {
  return (
    <>
      <Inputs />
      <WrongForm />
    </>
  );
}
