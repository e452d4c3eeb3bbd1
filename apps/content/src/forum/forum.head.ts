import { forumOf } from '@raade/content-model/forum/forum-of';
import type { ProvidedContent } from '@raade/content-model/provided/provided-content';
import type { PageHead } from '@raade/platform';

export function forumHead(content: ProvidedContent): PageHead {
  const { name, dates, venue } = forumOf(content);
  const place = venue ? `, at ${venue}` : '';
  const topics = content.sessions.length > 0 ? ': speakers, workshops and new partners' : '';
  return {
    title: content['forum-page'].pageTitle ?? name,
    description: `The ${name}, ${dates}${place}${topics}.`,
  };
}
