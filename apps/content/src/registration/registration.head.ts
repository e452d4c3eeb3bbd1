import { forumOf } from '@raade/content-model/forum/forum-of';
import type { ProvidedContent } from '@raade/content-model/provided/provided-content';
import type { PageHead } from '@raade/platform';

export function registrationHead(content: ProvidedContent): PageHead {
  const { name, dates, venue } = forumOf(content);
  const place = venue ? `, at ${venue}` : '';
  const hours = content.sessions.length > 0 ? 'hours, ' : '';
  return {
    title: `Registration | ${name}`,
    description: `Registration for the ${name}, ${dates}${place}: dates, ${hours}places and whom to ask.`,
  };
}

export const successHead = ({ forum }: ProvidedContent): PageHead => ({
  title: `Your Registration | ${forum.name}`,
  description: `What comes next after registering for the ${forum.name}.`,
});
