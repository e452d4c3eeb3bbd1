import { BackLink } from '../items/back-link.tsx';
import { CardStack } from '../items/item-list.styles.ts';
import { type Refusal, RefusalNotice } from '../editions/refusal-notice.tsx';
import { SentenceList } from '../editions/sentence-list.tsx';
import type { Content } from '@raade/content-model/content.schema';
import { dayAndYear } from '@raade/content-model/forum/day-text';
import { forumFacts, forumYear } from '@raade/content-model/forum/forum-facts';
import type { ReadContentResponse } from '@raade/contracts/content/editions';
import { Link, styled, today, useNavigate } from '@raade/platform';
import { TitledSection } from '@raade/staff/titled-section';
import { PageHead, PageStack } from '@raade/staff/staff-page.styles';
import { useFormValues } from '@raade/staff/use-form-values';
import { Button, Notice } from '@raade/ui';
import { type SubmitEvent, useState } from 'react';
import {
  draftsOfNextForum,
  liveContent,
  nextForumIn,
  sentencesOf,
} from '../editions/next-forum-drafts.ts';
import { draftsRequest, saveDrafts } from '../editions/save-drafts.ts';
import { TextFields } from '../item/fields/text-input.tsx';
import type { Path } from '../items/field-values.ts';
import { WhenReady } from '../editor-state/when-ready.tsx';
import { FIELDS, firstValues, readNextForum } from './next-forum-form.ts';

const Form = styled(CardStack).attrs({ as: 'form', noValidate: true })`
  max-width: 48rem;
`;

/** Takes the facts of the next forum and drafts all items that change with it. */
export default function NextForumPage() {
  return (
    <>
      <PageHead>
        <BackLink to="/editor">Content</BackLink>
        <h1>Next forum</h1>
        <p>
          Here you make drafts for the next forum, and for the archive of the current one. Visitors
          see nothing of this until you publish the drafts.
        </p>
      </PageHead>
      <WhenReady>
        {({ content }) => {
          const live = liveContent(content.parts);
          if (live) return <NextForumForm content={content} live={live} />;
          return (
            <Notice $tone="danger">
              This release of the editor cannot read the live content. Ask the person who runs the
              site.
            </Notice>
          );
        }}
      </WhenReady>
    </>
  );
}

const suggestions = ([name]: Path) =>
  name === 'timeZone' ? Intl.supportedValuesOf('timeZone') : [];

interface NextForumFormProps {
  readonly content: ReadContentResponse;
  readonly live: Content;
}

function NextForumForm({ content, live }: NextForumFormProps) {
  // Undefined unless somebody has drafted the next forum before.
  const draftedChange = nextForumIn(content.parts, content.drafts);
  const navigate = useNavigate();
  const { values, errors, show, change } = useFormValues(() =>
    firstValues(live.forum, draftedChange?.forum),
  );
  const [failure, setFailure] = useState<Refusal>();
  const [isBusy, setBusy] = useState(false);
  const { forum, problems } = readNextForum(live, values, draftedChange?.forum);
  const { lastDay } = forumFacts(live.forum);

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    if (!forum) {
      show(problems, event.currentTarget);
      return;
    }
    setBusy(true);
    const drafts = draftsOfNextForum(live, forum);
    const refusal = await saveDrafts(draftsRequest(content, drafts, draftedChange?.drafts));
    setBusy(false);
    setFailure(refusal);
    if (!refusal) void navigate('/editor/changes', { state: 'next-forum' });
  };

  return (
    <PageStack>
      {draftedChange && (
        <Notice>
          <span>{`${draftedChange.title} is already drafted. Saving here replaces those drafts. `}</span>
          <Link to="/editor/changes">See the changes</Link>
        </Notice>
      )}
      {today() <= lastDay && (
        <Notice>
          {`The forum of ${forumYear(live.forum)} is not over: its pages move to the archive once you publish these drafts. Publish them after ${dayAndYear(lastDay)}.`}
        </Notice>
      )}
      <Form onSubmit={(event: SubmitEvent<HTMLFormElement>) => void handleSubmit(event)}>
        <TextFields
          fields={FIELDS}
          values={values}
          errors={errors}
          suggestions={suggestions}
          onChange={(name, text) => change({ [name]: text })}
        />
        {forum && (
          <TitledSection title="What will change">
            <SentenceList sentences={sentencesOf(live, forum)} />
          </TitledSection>
        )}
        <div>
          <Button type="submit" isBusy={isBusy}>
            Save as drafts
          </Button>
        </div>
        <div role="alert">{failure && <RefusalNotice {...failure} />}</div>
      </Form>
    </PageStack>
  );
}
