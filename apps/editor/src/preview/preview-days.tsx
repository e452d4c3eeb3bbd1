import { TitledSection } from '@raade/staff/titled-section';
import { TextField } from '@raade/staff/fields';
import { useFormValues } from '@raade/staff/use-form-values';
import { forumFacts } from '@raade/content-model/forum/forum-facts';
import type { Forum } from '@raade/content-model/forum/forum.schema';
import { FORUM_PATH } from '@raade/content-model/program/session-address';
import { ALL_DRAFTS } from '@raade/contracts/content/previews';
import { dayText as daySchema } from '@raade/contracts/base/day-text';
import { type ForumPhase, phaseDays } from '@raade/contracts/content/forum-phase';
import { styled } from '@raade/platform';
import { Button, ButtonRow, ChoiceGroup, ExternalButtonLink, Note } from '@raade/ui';
import { type SubmitEvent, useState } from 'react';
import { openInWindow, openWindow, previewAddress, SCREENS } from './preview-links.tsx';

const PHASE_LABELS: Readonly<Record<ForumPhase, string>> = {
  planned: 'Planned',
  announced: 'Before registration',
  open: 'Registration open',
  full: 'Forum full',
  closed: 'Registration closed',
  during: 'During the forum',
  over: 'After the forum',
};

/** 'Apr 11, 2025' of '2025-04-11'. */
const dayText = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    Date.parse(day),
  );

const SCREEN_CHOICES = SCREENS.map(({ name, label }) => ({ value: name, label }));

/* The button stands beside the field, and below it where there is no room. */
const OtherDay = styled(ButtonRow).attrs({ as: 'form', noValidate: true })`
  align-items: end;
`;

/** Links to the live site with all drafts, as it looks on a day in each phase of the forum or on any other day. */
export function PreviewDays({ forum }: { readonly forum: Forum | undefined }) {
  const [screen, setScreen] = useState<string>('desktop');
  const { values, errors, show, change } = useFormValues({ day: '' });
  const width = SCREENS.find(({ name }) => name === screen)?.width ?? SCREENS[0].width;
  const addressOn = (day: string) => previewAddress(ALL_DRAFTS, FORUM_PATH, day);
  const phases = forum ? phaseDays({ ...forum, ...forumFacts(forum) }) : [];

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { success: isValid } = daySchema.safeParse(values.day);
    if (!isValid) show({ day: 'Please choose a day from 2000 to 2099.' }, event.currentTarget);
    else openWindow(addressOn(values.day), width);
  };

  return (
    <TitledSection title="Preview the site on…">
      <Note>
        Opens in a new window. It shows all drafts, and uses the forum dates of the drafts.
      </Note>
      <ChoiceGroup
        look="quiet"
        legend="Screen"
        choices={SCREEN_CHOICES}
        value={screen}
        onChange={setScreen}
      />
      <ButtonRow>
        {phases.map(({ phase, day }) => (
          <ExternalButtonLink
            key={phase}
            look="quiet"
            href={addressOn(day)}
            onClick={(event) => openInWindow(event, addressOn(day), width)}
          >
            {`${PHASE_LABELS[phase]}, ${dayText(day)}`}
          </ExternalButtonLink>
        ))}
      </ButtonRow>
      <OtherDay onSubmit={handleSubmit}>
        <TextField
          label="Another day"
          error={errors.day}
          type="date"
          value={values.day}
          onChange={(day) => change({ day })}
        />
        <Button type="submit" look="quiet">
          Show this day
        </Button>
      </OtherDay>
    </TitledSection>
  );
}
