import * as z from 'zod/mini';
import { dayText } from '../base/day-text.ts';
import { FORUM_PHASES } from '../content/forum-phase.ts';

/** A path of the site, with or without the id of an element of its page. */
const ADDRESS = /^(\/|(\/[a-z0-9-]+)+)(#[a-z][a-z0-9-]*)?$/;

const item = {
  name: z.string().check(z.minLength(1), z.maxLength(40, 'must fit the menu: 40 at most')),
  href: z
    .string()
    .check(z.regex(ADDRESS, 'must be a path of the site, like "/about" or "/about#team"')),
  /** True for a link that is set off from its neighbours. */
  highlight: z.optional(z.literal(true)),
};

/** A link as a remote gives it: it may be there for a time, or in some phases of the forum. */
const givenItem = {
  ...item,
  /** The first day on which it is there. */
  from: z.optional(dayText),
  /** The day from which on it is not there any more. */
  until: z.optional(dayText),
  /** The phases in which it is there, as the live content has them on the day. */
  phases: z.optional(z.array(z.enum(FORUM_PHASES)).check(z.minLength(1))),
};

/** Links of a place are sorted by it, whichever remote they come from. */
const order = z.number();

const link = z.strictObject({ ...givenItem, order });
const menuLink = z.strictObject({
  ...givenItem,
  order,
  /** Parts of the page, and what belongs to it. */
  dropdown: z.optional(z.array(z.strictObject(givenItem)).check(z.minLength(1))),
});

const STAFF_ADDRESS = /^(\/[a-z0-9-]+)+(\?[a-z]+=[a-z-]+)?$/;

const staffFields = {
  /** With or without a query, like `/admin/reconciliation?tab=payments`. */
  href: z
    .string()
    .check(z.regex(STAFF_ADDRESS, 'must be a path of the site, like "/admin/health"')),
  /** Heading of the links among which it stands. */
  group: z.string().check(z.minLength(1), z.maxLength(20)),
  /** The right to read its page, as `staff/rights.ts` names it. Without one, the page is for all staff. */
  right: z.optional(z.string()),
  /** Name of the work that waits on the page, as in `staff/waiting.ts`: the link shows how much there is. */
  waits: z.optional(z.string()),
};

/** The places of the frame that hold links. */
function places<Menu extends z.ZodMiniType, Link extends z.ZodMiniType>(menu: Menu, links: Link) {
  return {
    /** The main navigation, in the bar and in the menu of small screens. */
    menu,
    /** The buttons of the bar. */
    actions: links,
    /** Links below the menu of small screens. */
    menuFoot: links,
    /** The footer's list of pages. */
    explore: links,
    /** Links below the footer's addresses. */
    contact: links,
    /** The footer's last line. */
    legal: links,
    /** Links for visitors who are stuck, as on the page for unknown addresses. */
    waysOn: links,
    /** Links in the panel of the countdown to the forum. */
    countdown: links,
  };
}

/** `links` of `remote.json`: what a remote puts into the places of the frame. Builds and compose refuse those to pages of others. */
export const remoteLinksSchema = z.strictObject({
  ...places(z.optional(z.array(menuLink)), z.optional(z.array(link))),
  /** Pages of the staff area, in its rail and in its menu. */
  staff: z.optional(z.array(z.strictObject({ ...givenItem, ...staffFields, order }))),
});

export type RemoteLinks = z.infer<typeof remoteLinksSchema>;

const readItem = z.object(item);

/** The links of all remotes, sorted: what the frame shows. */
export const navigationSchema = z.object({
  ...places(
    z.array(z.extend(readItem, { dropdown: z.optional(z.array(readItem)) })),
    z.array(readItem),
  ),
  /** Empty on public pages. */
  staff: z.array(z.extend(readItem, staffFields)),
});

export type Navigation = z.infer<typeof navigationSchema>;

/** An entry of the site's navigation. `href` is a path of the site, with or without an anchor. */
export type NavigationItem = z.infer<typeof readItem>;

/** An entry of the main navigation, with or without a dropdown. */
export type MenuItem = Navigation['menu'][number];

/** A link of the staff area. */
export type StaffLink = Navigation['staff'][number];
