import * as z from 'zod/mini';
import { dayText } from '../base/day-text.ts';
import { FORUM_PHASES } from '../content/forum-phase.ts';

/** A path of the site, optionally with an anchor. */
const ADDRESS = /^(\/|(\/[a-z0-9-]+)+)(#[a-z][a-z0-9-]*)?$/;

const linkFields = {
  name: z.string().check(z.minLength(1), z.maxLength(40, 'must fit the menu: 40 at most')),
  href: z
    .string()
    .check(z.regex(ADDRESS, 'must be a path of the site, like "/about" or "/about#team"')),
  /** True for a highlighted link. */
  highlight: z.optional(z.literal(true)),
};

/** A link as a remote declares it. It can be limited to a period or to phases of the forum. */
const declaredItem = {
  ...linkFields,
  /** First day on which it is shown. */
  from: z.optional(dayText),
  /** Day from which it is no longer shown. */
  until: z.optional(dayText),
  /** Phases of the forum in which it is shown. */
  phases: z.optional(z.array(z.enum(FORUM_PHASES)).check(z.minLength(1))),
};

/** Sorts the links of a place, across all remotes. */
const order = z.number();

const link = z.strictObject({ ...declaredItem, order });
const menuLink = z.strictObject({
  ...declaredItem,
  order,
  /** Links to sections of the page and related pages. */
  dropdown: z.optional(z.array(z.strictObject(declaredItem)).check(z.minLength(1))),
});

const STAFF_ADDRESS = /^(\/[a-z0-9-]+)+(\?[a-z-]+=[a-z-]+(&[a-z-]+=[a-z-]+)*)?$/;
const staffAddress = z
  .string()
  .check(z.regex(STAFF_ADDRESS, 'must be a path of the site, like "/admin/health"'));

const staffFields = {
  /** A path, optionally with a query, like `/admin/reconciliation?tab=payments`. */
  href: staffAddress,
  /** Heading of its group of links. */
  group: z.string().check(z.minLength(1), z.maxLength(20)),
  /** The right to read its page (`staff/rights.ts`). Without one, all staff see the link. */
  right: z.optional(z.string()),
  /** Name of the waiting work on the page (`staff/waiting.ts`); the link shows its count. */
  waitingCount: z.optional(z.string()),
  /**
   * Addresses of lists that show only waiting work, by the name of its count, like `student`. The count links to the
   * first list with any; without this, it is part of the link.
   */
  waitingLists: z.optional(z.record(z.string(), staffAddress)),
};

/** The places for links in the frame. */
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
    /** Links for visitors who are lost, as on the page for unknown addresses. */
    suggestedLinks: links,
    /** Links in the panel of the countdown to the forum. */
    countdown: links,
  };
}

/**
 * `links` of `remote.json`: the links of a remote in the frame. Builds and the publisher refuse links to pages of
 * others.
 */
export const remoteLinksSchema = z.strictObject({
  ...places(z.optional(z.array(menuLink)), z.optional(z.array(link))),
  /** Links to staff pages, in the sidebar and menu of the staff area. */
  staff: z.optional(z.array(z.strictObject({ ...declaredItem, ...staffFields, order }))),
});

export type RemoteLinks = z.infer<typeof remoteLinksSchema>;

const shownItem = z.object(linkFields);

/** The links of all remotes, sorted: what the frame shows. */
export const navigationSchema = z.object({
  ...places(
    z.array(z.extend(shownItem, { dropdown: z.optional(z.array(shownItem)) })),
    z.array(shownItem),
  ),
  /** Empty on public pages. */
  staff: z.array(z.extend(shownItem, staffFields)),
});

export type Navigation = z.infer<typeof navigationSchema>;

/** An entry of the navigation. `href` is a path of the site, optionally with an anchor. */
export type NavigationItem = z.infer<typeof shownItem>;

/** An entry of the main navigation, with or without a dropdown. */
export type MenuItem = Navigation['menu'][number];

/** A link of the staff area. */
export type StaffLink = Navigation['staff'][number];
