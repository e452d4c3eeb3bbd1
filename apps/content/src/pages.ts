import { forumOf } from '@raade/content-model/forum/forum-of';
import type { ForumFacts } from '@raade/content-model/forum/forum-facts';
import type { ProvidedContent } from '@raade/content-model/provided/provided-content';
import { SAMPLE_CONTENT } from '@raade/content-model/sample-content';
import { countdownOverForms } from '@raade/contracts/site/page-frame';
import { withParts } from '@raade/content-model/provided/parts-of-pages';
import type { PageDescriptor } from '@raade/contracts/site/pages';
import { ABOUT_HEAD } from './about/about.head.ts';
import { pastPages } from './archive/past.head.ts';
import { forumHead } from './forum/forum.head.ts';
import { forumEvent } from './forum/forum-event.ts';
import { CONTACT_HEAD } from './contact/contact.head.ts';
import { PARTS_OF_PAGES } from './content/parts-of-pages.ts';
import { correspondentOf } from './content/team.ts';
import { homeHead } from './home/home.head.ts';
import { PRIVACY_HEAD } from './privacy/privacy.head.ts';
import { projectPages } from './projects/project.head.ts';
import { registrationHead, successHead } from './registration/registration.head.ts';
import { speakerPages } from './speakers/speaker.head.ts';
import { STUDIOS_HEAD } from './studios/studios.head.ts';

/** Number of characters that fit into one line of a share card's picture. */
const MAX_EYEBROW_LENGTH = 48;

function dateAndPlace({ dates, venue }: ForumFacts): string {
  const text = venue === undefined ? dates : `${dates} · ${venue}`;
  return text.length > MAX_EYEBROW_LENGTH ? dates : text;
}

/** The field `frame` tells the shell how to draw its bar and countdown on the page. */
function pageDescriptors(content: ProvidedContent): PageDescriptor[] {
  const forum = forumOf(content);
  return [
    {
      ...homeHead(content),
      path: '/',
      chunk: 'home',
      frame: { hero: true, scrolledBar: 'deep-glass', countdown: 'below-hero' },
      ogImage: { title: content.brand.taglines.join(' ') },
    },
    {
      ...ABOUT_HEAD,
      path: '/about',
      chunk: 'about',
      frame: { hero: true, countdown: 'below-hero' },
    },
    {
      ...forumHead(content),
      path: '/conference',
      chunk: 'forum',
      frame: { hero: true, scrolledBar: 'deep-glass', countdown: 'below-hero' },
      ogImage: { title: forum.name, eyebrow: dateAndPlace(forum) },
      jsonLd: [forumEvent(content)],
    },
    {
      ...registrationHead(content),
      path: '/conference/register',
      chunk: 'registration',
      frame: { ground: 'dark', scrolledBar: 'deep-glass', ...countdownOverForms(forum) },
    },
    {
      ...successHead(content),
      path: '/conference/success',
      chunk: 'success',
      internal: true,
      frame: { scrolledBar: 'deep-glass' },
    },
    ...speakerPages(content),
    ...pastPages(content),
    {
      ...STUDIOS_HEAD,
      path: '/studios',
      chunk: 'studios',
      frame: { hero: true, ink: 'white', scrolledBar: 'deep-glass', countdown: 'below-hero' },
    },
    ...projectPages(content.projects),
    {
      ...CONTACT_HEAD,
      path: '/contact',
      chunk: 'contact',
      // A portrait needs script, to fall back to a drawing.
      ...(correspondentOf(content)?.picture === undefined && { isStatic: true as const }),
    },
    { ...PRIVACY_HEAD, path: '/privacy', chunk: 'privacy', isStatic: true },
  ];
}

/** The pages of this remote, each with the parts of the content that it shows. */
export const pagesOf = (content: ProvidedContent): PageDescriptor[] =>
  withParts(pageDescriptors(content), PARTS_OF_PAGES);

export const pages = pagesOf(SAMPLE_CONTENT);
