import type { GuestTicket } from '../applications/application.schema.ts';

/** A day of the forum, as emails describe it. */
export interface MailForumDay {
  /** 'Day 1'. */
  readonly name: string;
  /** 'Friday, April 11, 2025'. */
  readonly date: string;
  /** '4:00 PM - 8:30 PM CDT', from the first session to the end of the last; none before there are sessions. */
  readonly hours?: string;
  /** Building and place for maps; none before they are known. */
  readonly venue?: string | undefined;
  /** Search text for a map. */
  readonly mapQuery?: string | undefined;
}

/** The forum, as emails describe it. */
export interface MailForum {
  readonly name: string;
  /** 'April 11-12, 2025'. */
  readonly dates: string;
  /** '2025'. */
  readonly year: string;
  /** Undefined before it is known. */
  readonly venue?: string | undefined;
  readonly days: readonly MailForumDay[];
}

interface TitledText {
  readonly title: string;
  readonly text: string;
}

interface NamedText {
  readonly name: string;
  /** `{couponCode}` is replaced by the recipient's coupon code. */
  readonly text: string;
}

/** The content that emails show. It is read when an email is rendered, so that templates contain none of it. */
export interface MailFacts {
  readonly contact: {
    readonly email: string;
    /** The postal address on one line. */
    readonly postalLine: string;
  };
  readonly forum: MailForum;
  readonly answerTime: string;
  /** Next steps after the answer, for applicants. */
  readonly afterwards: { readonly student: string; readonly partner: string };
  /** Price, payment and time of the answer for guests of the forum; unknown facts are left out. */
  readonly places: {
    readonly price?: string | undefined;
    readonly paying?: string | undefined;
    readonly answer?: string | undefined;
    /** Price and payment for guests with one kind of ticket. */
    readonly byTicket: Readonly<Partial<Record<Lowercase<GuestTicket>, string>>>;
  };
  readonly giving: {
    readonly purpose: string;
    readonly fund: string;
    readonly daysToReturn: number;
    readonly receipt: {
      readonly title: string;
      readonly keep: string;
      readonly work: { readonly label: string; readonly path: string };
      readonly thanks: string;
      /** Name and office of the signer; if missing, the whole association signs. */
      readonly signedBy?: string | undefined;
    };
  };
  /** Name and office of the signer of each kind of mail; if missing, the whole association signs. */
  readonly signedBy: {
    readonly student?: string | undefined;
    readonly partner?: string | undefined;
    readonly forum?: string | undefined;
  };
  readonly nextSteps: {
    readonly yourWay: string;
    readonly entrance: string;
    readonly included: readonly NamedText[];
    readonly notIncluded: readonly NamedText[];
  };
  readonly workshops: readonly TitledText[];
  readonly workshopRule?: string;
  /** 'Friday, April 4, 2025': the last day to choose a workshop. */
  readonly workshopsUntil?: string;
}
