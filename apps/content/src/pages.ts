import '@raade/content-model/provided/sample-unless-provided';
import { documentContent } from '@raade/content-model/provided/provided-content';
import { FORUM } from './content/forum.ts';
import { countdownOverForms } from '@raade/contracts/site/page-frame';
import type { PageDescriptor } from '@raade/contracts/site/pages';
import { ABOUT_HEAD } from './about/about.head.ts';
import { forumHead } from './forum/forum.head.ts';
import { forumEvent } from './forum/forum-event.ts';
import { CONTACT_HEAD } from './contact/contact.head.ts';
import { BRAND_TEXTS } from './content/brand.ts';
import { partsOf } from './content/parts-of-pages.ts';
import { PROJECTS } from './content/projects.ts';
import { CORRESPONDENT } from './content/team.ts';
import { HOME_HEAD } from './home/home.head.ts';
import { PRIVACY_HEAD } from './privacy/privacy.head.ts';
import { projectPages } from './projects/project.head.ts';
import { registrationHead, successHead } from './registration/registration.head.ts';
import { speakerPages } from './speakers/speaker.head.ts';
import { STUDIOS_HEAD } from './studios/studios.head.ts';

/** What fits a line of the picture. */
const LONGEST_EYEBROW = 48;

function dateAndPlace(): string {
  const both = `${FORUM.dates} · ${FORUM.venue}`;
  return both.length > LONGEST_EYEBROW ? FORUM.dates : both;
}

const described: readonly PageDescriptor[] = [
  {
    ...HOME_HEAD,
    path: '/',
    chunk: 'home',
    frame: { hero: true, scrolledBar: 'deep-glass', countdown: 'below-hero' },
    ogImage: { title: BRAND_TEXTS.taglines.join(' ') },
  },
  {
    ...ABOUT_HEAD,
    path: '/about',
    chunk: 'about',
    frame: { hero: true, countdown: 'below-hero' },
  },
  {
    ...forumHead(documentContent()),
    path: '/conference',
    chunk: 'forum',
    frame: { hero: true, scrolledBar: 'deep-glass', countdown: 'below-hero' },
    ogImage: { title: FORUM.name, eyebrow: dateAndPlace() },
    jsonLd: [forumEvent(documentContent())],
  },
  {
    ...registrationHead(documentContent()),
    path: '/conference/register',
    chunk: 'registration',
    frame: { ground: 'dark', scrolledBar: 'deep-glass', ...countdownOverForms(FORUM) },
  },
  {
    ...successHead(documentContent()),
    path: '/conference/success',
    chunk: 'success',
    internal: true,
    frame: { scrolledBar: 'deep-glass' },
  },
  ...speakerPages(documentContent()),
  {
    ...STUDIOS_HEAD,
    path: '/studios',
    chunk: 'studios',
    frame: { hero: true, ink: 'white', scrolledBar: 'deep-glass', countdown: 'below-hero' },
  },
  ...projectPages(PROJECTS),
  {
    ...CONTACT_HEAD,
    path: '/contact',
    chunk: 'contact',
    // A portrait that does not come gives way to a drawing.
    ...(CORRESPONDENT?.picture === undefined && { still: true as const }),
  },
  { ...PRIVACY_HEAD, path: '/privacy', chunk: 'privacy', still: true },
];

/** Each with the parts of the content that it shows. */
export const pages: PageDescriptor[] = described.map((page) => ({
  ...page,
  content: [...partsOf(page.chunk)],
}));
