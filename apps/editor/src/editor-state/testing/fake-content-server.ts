import { checkContent, checkDraft } from '@raade/content-model/checks/check-content';
import { isSame } from '@raade/content-model/editions/drafts-between';
import { itemIn, mergeDrafts } from '@raade/content-model/editions/merge-drafts';
import { CALLABLES } from '@raade/contracts/base/callables';
import type {
  DiscardContentDraftRequest,
  ImportContentRequest,
  SaveContentItemRequest,
} from '@raade/contracts/content/drafts';
import type { ReadContentResponse } from '@raade/contracts/content/editions';
import type { ListedDraft } from '@raade/contracts/content/findings';
import { answerCalls } from '@raade/firebase/testing/callable-answers';
import { callOf, sentJson, urlOf } from '@raade/firebase/testing/callable-protocol';
import { PARTS } from './sample-items.ts';
import { isNamed, type ItemChange, type ItemName } from '../editor-state.ts';

const EDITION = 'sample';
const AT = '2025-03-01T12:00:00.000Z';

/** A fake of the content functions. Like these, it keeps drafts and refuses changes of outdated versions. */
export class FakeContentServer {
  drafts: ListedDraft[] = [];
  /** False simulates a lost connection. */
  isReachable = true;
  /** If set, all saves are refused with this text. */
  refusal: string | undefined;
  readonly saves: SaveContentItemRequest[] = [];
  #revision = 0;
  /** Functions that let waiting saves continue; undefined unless saves are held. */
  #heldSaves: (() => void)[] | undefined;

  constructor() {
    // Prepares the page for calls; the answers come from this class.
    answerCalls({});
    globalThis.fetch = async (input, init) => {
      const { name, data } = callOf(urlOf(input), sentJson(init));
      if (!this.isReachable) throw new TypeError('Failed to fetch');
      if (name === CALLABLES.saveContentItem) await this.#waitWhileHeld();
      const { status, answer } = this.#answer(name, data);
      return { status, json: () => Promise.resolve(answer) } as Response;
    };
  }

  /** Holds all saves until `releaseSaves`. */
  holdSaves(): void {
    this.#heldSaves = [];
  }

  releaseSaves(): void {
    const heldSaves = this.#heldSaves ?? [];
    this.#heldSaves = undefined;
    for (const release of heldSaves) release();
  }

  #waitWhileHeld(): Promise<void> {
    const heldSaves = this.#heldSaves;
    return heldSaves ? new Promise((resolve) => heldSaves.push(resolve)) : Promise.resolve();
  }

  /** Saves a change of another editor, who has seen the latest version. */
  saveAs(by: string, change: ItemChange): void {
    this.#put(change, by);
  }

  draftOf(name: ItemName): ListedDraft | undefined {
    return this.drafts.find(isNamed(name));
  }

  #answer(name: string, data: unknown): { status: number; answer: object } {
    if (name === CALLABLES.readContent) return ok(this.#content());
    if (name === CALLABLES.saveContentItem) return this.#save(data as SaveContentItemRequest);
    if (name === CALLABLES.discardContentDraft) {
      return this.#discard(data as DiscardContentDraftRequest);
    }
    if (name === CALLABLES.importContent) return this.#import(data as ImportContentRequest);
    throw new Error(`Nobody answers ${name}.`);
  }

  #content(): ReadContentResponse {
    const merged = mergeDrafts(PARTS, this.drafts);
    const findings = checkContent(merged).findings.map((finding) => ({ ...finding }));
    return {
      edition: EDITION,
      live: EDITION,
      parts: PARTS,
      merged,
      drafts: [...this.drafts],
      findings,
      differences: [],
      publications: [],
    };
  }

  #save(request: SaveContentItemRequest) {
    this.saves.push(request);
    if (this.refusal !== undefined) return refused(this.refusal);
    const { part, item, value, revision } = request;
    const draft = this.draftOf(request);
    const current = draft ? draft.value : itemIn(part, PARTS[part], item);
    if (!isSame(current, value)) {
      if ((draft?.revision ?? 0) !== revision) return this.#refuseOutdated(request);
      this.#put({ part, item, value }, 'ada@example.org');
    }
    const findings = checkDraft(part, item, value).map((finding) => ({ ...finding }));
    return ok({ draft: this.draftOf(request) ?? null, findings });
  }

  #discard(request: DiscardContentDraftRequest) {
    const draft = this.draftOf(request);
    if (draft && draft.revision !== request.revision) return this.#refuseOutdated(request);
    this.drafts = this.drafts.filter((other) => other !== draft);
    return ok({ discarded: true });
  }

  /** Imports a file that equals the live content: drafts are only replaced. */
  #import({ replaces = [] }: ImportContentRequest) {
    this.drafts = this.drafts.filter((draft) => !replaces.some(isNamed(draft)));
    return ok({ drafts: 0, findings: [] });
  }

  #put({ part, item, value }: ItemChange, by: string): void {
    this.#revision += 1;
    const others = this.drafts.filter((other) => !isNamed({ part, item })(other));
    const isLive = isSame(itemIn(part, PARTS[part], item), value);
    const draft = { part, item, value, revision: this.#revision, by, at: AT };
    this.drafts = isLive ? others : [...others, draft];
  }

  #refuseOutdated({ part, item }: ItemName) {
    const draft = this.draftOf({ part, item }) ?? null;
    const live = itemIn(part, PARTS[part], item);
    const details = { reason: 'item-changed', edition: EDITION, draft, live };
    return refused(
      'Somebody else has changed this in the meantime. Your change was not saved.',
      details,
    );
  }
}

const ok = (result: object) => ({ status: 200, answer: { result } });
const refused = (message: string, details?: object) => ({
  status: 400,
  answer: { error: { status: 'FAILED_PRECONDITION', message, details } },
});
