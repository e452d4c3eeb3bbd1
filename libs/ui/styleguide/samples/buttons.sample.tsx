import { styled } from '@raade/platform';
import { useState } from 'react';
import {
  Button,
  ButtonLink,
  ButtonRow,
  Chip,
  ChipRow,
  ExternalButtonLink,
  IconButton,
  Spinner,
  ThemeControl,
} from '../../src/index.ts';
import { POINTER_STATES, State, States } from '../states.tsx';

const LOOKS = ['primary', 'quiet', 'night', 'sun'] as const;
const isForNight = (look: string) => look === 'night' || look === 'sun';

const Ground = styled(States)<{ $isNight: boolean }>`
  ${({ $isNight }) =>
    $isNight &&
    `padding: var(--space-4);
     border-radius: var(--radius);
     background: var(--color-night);
     color: var(--color-on-night);`}
`;

function Looks() {
  return LOOKS.map((look) => (
    <Ground key={look} $isNight={isForNight(look)} data-background={isForNight(look) ? 'dark' : ''}>
      {POINTER_STATES.map(({ name, pseudo }) => (
        <State key={name} name={name} pseudo={pseudo}>
          <Button look={look}>Continue</Button>
        </State>
      ))}
      <State name="busy">
        <Button look={look} isBusy>
          Sending...
        </Button>
      </State>
      <State name="disabled">
        <Button look={look} disabled>
          Continue
        </Button>
      </State>
    </Ground>
  ));
}

const SECTORS = ['Energy', 'Health', 'Agriculture'];

function Chips() {
  const [on, setOn] = useState('Health');
  return (
    <>
      <ChipRow role="group" aria-label="Sectors">
        {SECTORS.map((sector) => (
          <Chip key={sector} isOn={sector === on} onClick={() => setOn(sector)}>
            {sector}
          </Chip>
        ))}
      </ChipRow>
      <States>
        {POINTER_STATES.map(({ name, pseudo }) => (
          <State key={name} name={name} pseudo={pseudo}>
            <Chip isOn={false}>Energy</Chip>
          </State>
        ))}
        <State name="disabled">
          <Chip isOn={false} disabled>
            Energy
          </Chip>
        </State>
      </States>
    </>
  );
}

export function Buttons() {
  return (
    <>
      <Looks />
      <States>
        <State name="link">
          <ButtonLink to="/">See the forum</ButtonLink>
        </State>
        <State name="link to another site">
          <ExternalButtonLink href="https://example.org" look="quiet">
            Directions
          </ExternalButtonLink>
        </State>
        <State name="icon">
          <IconButton aria-label="Close">
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentcolor" strokeWidth="2" />
            </svg>
          </IconButton>
        </State>
        <State name="spinner">
          <Spinner />
        </State>
        <State name="theme control">
          <ThemeControl />
        </State>
      </States>
      <ButtonRow>
        <Button>Save</Button>
        <Button look="quiet">Start over</Button>
      </ButtonRow>
      <Chips />
    </>
  );
}
