import { forumFacts } from '@raade/content-model/forum/forum-facts';
import type { Forum } from '@raade/content-model/forum/forum.schema';
import { FORUM_PATH } from '@raade/content-model/programme/session-address';
import { ALL_DRAFTS } from '@raade/contracts/content/previews';
import { dayText as dayInYears } from '@raade/contracts/base/day-text';
import { type ForumPhase, phaseDays } from '@raade/contracts/content/forum-phase';
import { styled } from '@raade/platform';
import {
  Button,
  ButtonRow,
  ChoiceGroup,
  ExternalButtonLink,
  Field,
  Heading,
  Input,
  useFieldErrors,
} from '@raade/ui';
import { type SubmitEvent, useId, useState } from 'react';
import { dayText } from '../editions/moments.ts';
import { previewAddress } from '../editions/preview-address.ts';
import { openAsWide, openWindow, SCREENS } from '../editions/preview-window.ts';
import { Aside, Part } from '../editions/sentences.styles.ts';

const PHASES: Readonly<Record<ForumPhase, string>> = {
  planned: 'Planned',
  announced: 'Before registration',
  open: 'Registration open',
  full: 'Forum full',
  closed: 'Registration closed',
  during: 'During the forum',
  over: 'After the forum',
};

const WIDTHS = SCREENS.map(({ name, label }) => ({ value: name, label }));

/* The button stands beside the field, and below it where there is no room. */
const OtherDay = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: end;
`;

/** The live site with all drafts on a day of each phase of the forum, or on any other. */
export function PreviewDays({ forum }: { readonly forum: Forum | undefined }) {
  const id = useId();
  const [screen, setScreen] = useState<string>('desktop');
  const [day, setDay] = useState('');
  const { errors, show, forget } = useFieldErrors<'day'>();
  const width = SCREENS.find(({ name }) => name === screen)?.width ?? SCREENS[0].width;
  const addressOn = (wanted: string) => previewAddress(ALL_DRAFTS, FORUM_PATH, wanted);
  const phases = forum ? phaseDays({ ...forum, ...forumFacts(forum) }) : [];

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { success } = dayInYears.safeParse(day);
    if (!success) show({ day: 'Please choose a day from 2000 to 2099.' }, event.currentTarget);
    else openWindow(addressOn(day), width);
  };

  return (
    <Part aria-labelledby={id}>
      <Heading as="h2" id={id}>
        Show the site as on…
      </Heading>
      <Aside>
        With all drafts, in a window of its own. Days are those of the forum in the drafts.
      </Aside>
      <ChoiceGroup legend="As wide as a" choices={WIDTHS} value={screen} onChange={setScreen} />
      <ButtonRow>
        {phases.map(({ phase, day: on }) => (
          <ExternalButtonLink
            key={phase}
            look="quiet"
            href={addressOn(on)}
            onClick={(event) => openAsWide(event, addressOn(on), width)}
          >
            {`${PHASES[phase]}, ${dayText(on)}`}
          </ExternalButtonLink>
        ))}
      </ButtonRow>
      <OtherDay noValidate onSubmit={handleSubmit}>
        <Field label="Another day" error={errors.day}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={day}
              onChange={({ target }) => {
                setDay(target.value);
                forget(['day']);
              }}
            />
          )}
        </Field>
        <Button type="submit" look="quiet">
          Show this day
        </Button>
      </OtherDay>
    </Part>
  );
}
