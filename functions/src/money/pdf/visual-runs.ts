import bidiFactory from 'bidi-js';
import { fontRuns, type FontRun } from './font-runs.ts';
import type { PdfFont, Weight } from './fonts.ts';

/** A run of one font and one direction, at its place on the line. Its text is in the order that the font expects. */
export interface VisualRun extends FontRun {
  /** In points. */
  readonly width: number;
}

const bidi = bidiFactory();
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}]/u;

/** Splits a line into runs of one font and one direction, from left to right (Unicode Standard Annex 9). */
export function visualRuns(line: string, weight: Weight, size: number): readonly VisualRun[] {
  const pieces = fontRuns(line, weight);
  const text = pieces.map((piece) => piece.text).join('');
  const embedding = bidi.getEmbeddingLevels(text);
  const mirroredCharacters = bidi.getMirroredCharactersMap(text, embedding.levels);
  const runs: { text: string; font: PdfFont; level: number }[] = [];
  let index = 0;
  for (const { text: piece, font } of pieces) {
    // `bidi-js` counts UTF-16 units, which `split` yields.
    for (const unit of piece.split('')) {
      const level = embedding.levels[index] ?? 0;
      const character = mirroredCharacters.get(index) ?? unit;
      const last = runs.at(-1);
      if (last?.level === level && last.font === font) last.text += character;
      else runs.push({ text: character, font, level });
      index += 1;
    }
  }
  return inVisualOrder(runs).map((run) => {
    const shapedText = asShaped(run);
    return { text: shapedText, font: run.font, width: widthOf(shapedText, run.font, size) };
  });
}

/** Rule L2: from the highest level down to 1, reverses each group of adjacent runs at this level or above. */
function inVisualOrder<Run extends { readonly level: number }>(runs: readonly Run[]): Run[] {
  let ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level >= 1; level -= 1) {
    ordered = groupAdjacent(ordered, (run) => run.level >= level).flatMap((group) =>
      (group[0]?.level ?? 0) >= level ? group.toReversed() : group,
    );
  }
  return ordered;
}

/** Splits the items into groups of neighbors for which `isInGroup` gives the same answer. */
function groupAdjacent<Item>(items: readonly Item[], isInGroup: (item: Item) => boolean): Item[][] {
  const groups: Item[][] = [];
  for (const item of items) {
    const [first] = groups.at(-1) ?? [];
    if (first !== undefined && isInGroup(first) === isInGroup(item)) groups.at(-1)?.push(item);
    else groups.push([item]);
  }
  return groups;
}

/**
 * The text in the order that the font expects. Fonts reverse text of right-to-left scripts themselves. A right-to-left
 * run without letters, such as punctuation, must be reversed here.
 */
function asShaped({ text, level }: { readonly text: string; readonly level: number }): string {
  const isReversedHere = level % 2 === 1 && !RIGHT_TO_LEFT.test(text);
  return isReversedHere ? Array.from(text).toReversed().join('') : text;
}

/** In points. */
function widthOf(text: string, { font }: PdfFont, size: number): number {
  return (font.layout(text, []).advanceWidth * size) / font.unitsPerEm;
}
