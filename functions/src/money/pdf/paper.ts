import PDFDocument from 'pdfkit';
import { breakLines, type Line } from './break-lines.ts';
import { UNSET } from './font-runs.ts';
import type { PaperFont, Weight } from './fonts.ts';

/** Told where characters could not be set. */
export const UNSET_NOTE =
  '[…] stands for characters that this document has no letters for. The email that it came with has them.';

/** US Letter, in points, with margins of three quarters of an inch and more. */
const PAGE = { width: 612, height: 792, margin: 60 } as const;
const WIDTH = PAGE.width - 2 * PAGE.margin;
const LINE_HEIGHT = 1.45;
/** How far below the top of its line a text stands, as a share of its size. */
const ASCENT = 1.07;

/** The subset that declares a tagged PDF as accessible (ISO 14289); the types of PDFKit do not know it yet. */
const ACCESSIBLE = 'PDF/UA' as PDFKit.Mixins.PDFSubsets;

export interface Style {
  readonly size: number;
  readonly weight?: Weight;
  readonly color: string;
  /** Points below it. */
  readonly after?: number;
}

type Structure = PDFKit.PDFStructureElement;

interface PaperOptions {
  readonly title: string;
  readonly author: string;
  /** Stands as the time at which it was made: the same facts make the same bytes, whenever they are written. */
  readonly date: Date;
}

/** A document to be printed or kept: set from top to bottom, tagged for screen readers, in fonts that it brings along. */
export class Paper {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #parts: Buffer[] = [];
  readonly #ended: Promise<void>;
  readonly #root: Structure;
  #y: number = PAGE.margin;
  #hasUnset = false;

  constructor({ title, author, date }: PaperOptions) {
    this.#pdf = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      pdfVersion: '1.7',
      subset: ACCESSIBLE,
      tagged: true,
      lang: 'en-US',
      displayTitle: true,
      // The standard fonts are not embedded, and have no letters but those of Western Europe.
      font: '',
      info: { Title: title, Author: author, Creator: author, CreationDate: date, ModDate: date },
    });
    this.#pdf.on('data', (part: Buffer) => this.#parts.push(part));
    this.#ended = new Promise((resolve, reject) => {
      this.#pdf.on('end', resolve);
      this.#pdf.on('error', reject);
    });
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
  }

  /** True if something was to be set that no font has. */
  get hasUnset(): boolean {
    return this.#hasUnset;
  }

  text(tag: 'H1' | 'P', text: string, style: Style): void {
    this.#needs(style.size * LINE_HEIGHT);
    const height = this.#set(this.#root, tag, text, style, { x: PAGE.margin, width: WIDTH });
    this.#y += height + (style.after ?? 0);
  }

  /** A line across the page. */
  rule(color: string, after = 0): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    this.#pdf
      .moveTo(PAGE.margin, this.#y)
      .lineTo(PAGE.margin + WIDTH, this.#y)
      .lineWidth(0.75)
      .stroke(color);
    this.#pdf.endMarkedContent();
    this.#y += after;
  }

  /**
   * Rows of cells, of which the first may name the columns.
   * @param shares of the page's width, one a column
   */
  table(rows: readonly (readonly string[])[], { shares, style, head, heads }: TableOptions): void {
    const table = this.#pdf.struct('Table');
    this.#root.add(table);
    rows.forEach((cells, index) => {
      const isHead = (column: number) => (heads === 'row' ? index === 0 : column === 0);
      const styleOf = (column: number) => (isHead(column) ? head : style);
      this.#needs(3 * style.size * LINE_HEIGHT);
      const row = this.#pdf.struct('TR');
      table.add(row);
      let x: number = PAGE.margin;
      const heights = cells.map((cell, column) => {
        const width = WIDTH * (shares[column] ?? 0);
        const box = { x, width: width - 12 };
        x += width;
        return this.#set(row, isHead(column) ? 'TH' : 'TD', cell, styleOf(column), box);
      });
      row.end();
      this.#y += Math.max(...heights) + (style.after ?? 0);
    });
    table.end();
  }

  /** The bytes of the document, to which nothing can be added from then on. */
  async end(): Promise<Buffer> {
    this.#root.end();
    this.#pdf.end();
    await this.#ended;
    return Buffer.concat(this.#parts);
  }

  /** @returns the height in points */
  #set(
    parent: Structure,
    tag: string,
    text: string,
    style: Style,
    { x, width }: { x: number; width: number },
  ): number {
    const { size, weight = 'regular', color } = style;
    const lines = breakLines(text, { weight, size, width });
    const element = this.#pdf.struct(tag);
    parent.add(element);
    // Text for reading aloud and copying: the letters on the page may be in another order, or have substitutes.
    element.add(this.#pdf.markStructureContent(tag, { actual: text }));
    this.#pdf.fillColor(color);
    lines.forEach((line, index) => this.#line(line, x, this.#y + index * size * LINE_HEIGHT, size));
    this.#pdf.endMarkedContent();
    element.end();
    return lines.length * size * LINE_HEIGHT;
  }

  #line({ runs }: Line, left: number, top: number, size: number): void {
    let x = left;
    for (const { text, font, width } of runs) {
      if (text.includes(UNSET)) this.#hasUnset = true;
      this.#use(font, size);
      this.#pdf.text(text, x, top + ASCENT * size, {
        lineBreak: false,
        baseline: 'alphabetic',
        // With a list, even an empty one, a run is shaped as a whole, not word by word.
        features: [],
      });
      x += width;
    }
  }

  #use({ name, font }: PaperFont, size: number): void {
    // The types of PDFKit lag behind: it takes fonts that were read before, which saves reading them for each document.
    this.#pdf.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource);
    this.#pdf.font(name).fontSize(size);
  }

  #needs(height: number): void {
    if (this.#y + height <= PAGE.height - PAGE.margin) return;
    this.#pdf.addPage();
    this.#y = PAGE.margin;
  }
}

interface TableOptions {
  readonly shares: readonly number[];
  readonly style: Style;
  readonly head: Style;
  /** Place of the headings: the first row, or the first cell of each row. */
  readonly heads: 'row' | 'column';
}
