import { parsedJson } from '@raade/contracts/base/parsed-json';
import type { ContentData } from '@raade/contracts/content/content-data';
import { dayText } from '@raade/contracts/base/day-text';
import { describeIssues } from '@raade/contracts/base/describe-issues';
import { Failure } from '@raade/contracts/base/failure';
import type { FrameRequest, ShellSurroundings } from '@raade/contracts/site/prerendering';
import * as z from 'zod/mini';
import { EditionFailure } from './edition-failure.ts';
import { isWithinLimits } from './json-limits.ts';

/** Limits of one request. A bundle that exceeds one is stopped, and its release is refused. */
export const RENDER_LIMITS = {
  /** Milliseconds until the process is killed. Releases of this repository take less than one second. */
  deadlineMs: 20_000,
  /** Bytes of the answer, as JSON. The largest of this repository, a trial of all pages, has 1.1 million. */
  answerBytes: 4_000_000,
  /** Values in the answer, and their nesting: each takes far more memory than its bytes. */
  answerValues: 100_000,
  answerDepth: 64,
  /** Characters of one page. The largest of this repository has 170,000. */
  pageCharacters: 1_000_000,
  /** Characters of one slot, which the publisher inserts into every page that has the slot. The largest has 17,000. */
  slotCharacters: 50_000,
  /** Characters of the placeholder, which the publisher repeats for each slot of each page. It has 800. */
  placeholderCharacters: 10_000,
  /** Characters of one frame, which the publisher repeats for each page. It has 24,000. */
  frameCharacters: 200_000,
  /** Slots in one page. */
  slotsOfPage: 20,
  /**
   * Characters of all pages of an app, as the publisher writes them. Those of this repository have 2 million together.
   */
  composedCharacters: 20_000_000,
  pages: 1_000,
  /** Rendered pages, for all days together. */
  bodies: 2_000,
  searchEntries: 10_000,
  /** Days on which pages change. */
  changes: 100,
  /** MB of the heap of JavaScript. */
  heapMegabytes: 256,
  /** MB of the whole process, including memory outside the heap. */
  residentMegabytes: 512,
  /** Characters of the bundle. */
  bundleCharacters: 8_000_000,
} as const;

/** Renders the pages of a remote with an edition. */
export interface RemoteTask {
  readonly content: ContentData;
  /** The day that the pages are for, like `2025-03-01`. */
  readonly day: string;
  /** True to render pages for all later days, too, if they differ. */
  readonly isTrial: boolean;
  /** Names of the slots to render. */
  readonly slots: readonly string[];
}

/** Renders frames of the shell, its page for unknown addresses, and the placeholder of slots. */
export interface ShellTask {
  readonly surroundings: ShellSurroundings;
  readonly frames: readonly Pick<FrameRequest, 'page' | 'behindBar' | 'current'>[];
}

export interface RenderRequest {
  /** The server bundle of a release. */
  readonly bundle: { readonly app: string; readonly release: string; readonly code: string };
  readonly task: { readonly remote: RemoteTask } | { readonly shell: ShellTask };
}

/**
 * Runs a server bundle in isolation and resolves with its unchecked answer, a text of at most
 * `RENDER_LIMITS.answerBytes`. Rejects with a `Failure` that names the release if the bundle exceeds a limit or gives
 * no answer, and with a `RenderingUnavailable` if no bundle can be run.
 */
export type RenderPages = (request: RenderRequest) => Promise<string>;

/** The failure of rendering for a temporary reason. Neither the release nor the edition is at fault. */
export class RenderingUnavailable extends Failure {}

/** The request of the function `render-pages`. The task is not checked, since only the untrusted bundle reads it. */
export const renderRequestSchema = z.object({
  bundle: z.object({
    app: z.string().check(z.maxLength(100)),
    release: z.string().check(z.maxLength(100)),
    code: z.string().check(z.maxLength(RENDER_LIMITS.bundleCharacters)),
  }),
  task: z.record(z.string(), z.unknown()),
});

const textOf = (characters: number) => z.string().check(z.maxLength(characters));

/** An array of limited length. Zod checks the length before the items, so that their issues do not take memory. */
const limitedArray = <Item extends z.ZodMiniType>(length: number, item: Item) =>
  z.array(item).check(z.maxLength(length));

/** The answer to a `RemoteTask`. `renderEdition` checks pages, entries and links themselves. */
export const renderedRemoteSchema = ({ slots }: Pick<RemoteTask, 'slots'>) =>
  z.object({
    pages: limitedArray(RENDER_LIMITS.pages, z.unknown()),
    search: limitedArray(RENDER_LIMITS.searchEntries, z.unknown()),
    links: z.optional(z.unknown()),
    changesOn: limitedArray(RENDER_LIMITS.changes, dayText),
    /** Rendered pages, each valid from a day on. For later days only pages that differ from the day before. */
    bodies: limitedArray(
      RENDER_LIMITS.bodies,
      z.object({ path: z.string(), from: dayText, html: z.string() }),
    ),
    slots: limitedArray(slots.length, z.object({ name: z.string(), html: z.string() })),
  });
export type RenderedRemote = z.output<ReturnType<typeof renderedRemoteSchema>>;

/** The answer to a `ShellTask`, with frames in the order of the request. */
export const renderedShellSchema = ({ frames }: Pick<ShellTask, 'frames'>) =>
  z.object({
    notFound: textOf(RENDER_LIMITS.pageCharacters),
    sectionPlaceholder: textOf(RENDER_LIMITS.placeholderCharacters),
    frames: limitedArray(frames.length, textOf(RENDER_LIMITS.frameCharacters)),
  });
export type RenderedShell = z.output<ReturnType<typeof renderedShellSchema>>;

const reasonSchema = z.string().check(z.overwrite((text) => text.slice(0, 1000)));

const answerSchema = z.discriminatedUnion('result', [
  z.object({ result: z.literal('rendered'), value: z.unknown() }),
  z.object({ result: z.literal('rejected'), reason: reasonSchema }),
  z.object({ result: z.literal('failed'), reason: reasonSchema }),
]);

/** The release of a request in messages, like `giving 0123…`. */
export const titleOf = ({ bundle }: Pick<RenderRequest, 'bundle'>) =>
  `${bundle.app} ${bundle.release}`;

const JSON_LIMITS = { values: RENDER_LIMITS.answerValues, depth: RENDER_LIMITS.answerDepth };

/**
 * Renders with a bundle and checks its answer. Rejects with an `EditionFailure` if the bundle rejects the edition, and
 * with another `Failure` that names the release otherwise.
 */
export async function renderWith<Schema extends z.ZodMiniType>(
  render: RenderPages,
  request: RenderRequest,
  schema: Schema,
): Promise<z.output<Schema>> {
  const title = titleOf(request);
  const text = await render(request);
  const json = isWithinLimits(text, JSON_LIMITS) ? parsedJson(text) : undefined;
  const answer = answerSchema.safeParse(json);
  if (!answer.success) throw new Failure(`${title} gave no answer that can be read.`);
  const { data } = answer;
  if (data.result === 'failed') throw new Failure(`${title} cannot render: ${data.reason}`);
  if (data.result === 'rejected') {
    throw new EditionFailure(`${request.bundle.app}: ${data.reason}`);
  }
  const result = schema.safeParse(data.value);
  if (result.success) return result.data;
  const issues = describeIssues(result.error.issues.slice(0, 5));
  throw new Failure(`${title} rendered what no release may:\n${issues}`);
}
