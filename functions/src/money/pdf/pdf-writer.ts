import PDFDocument from 'pdfkit';
import { breakLines, type Line } from './break-lines.ts';
import { MISSING_GLYPHS } from './font-runs.ts';
import type { PdfFont, Weight } from './fonts.ts';

/** Note for PDFs in which characters are missing. */
export const MISSING_GLYPHS_NOTE =
  '[…] stands for characters that this document has no letters for. The email that it came with has them.';

/** US Letter, in points, with margins of three quarters of an inch and more. */
const PAGE = { width: 612, height: 792, margin: 60 } as const;
const WIDTH = PAGE.width - 2 * PAGE.margin;
const LINE_HEIGHT = 1.45;
/** Points between two columns of a table. */
const COLUMN_GAP = 12;
/** Distance from the top of a line to its baseline, as a share of the font size. */
const ASCENT = 1.07;

/** The standard for accessible PDFs (ISO 14289); PDFKit's types lack it. */
const ACCESSIBLE = 'PDF/UA' as PDFKit.Mixins.PDFSubsets;

export interface Style {
  readonly size: number;
  readonly weight?: Weight;
  readonly color: string;
  /** Space below in points. */
  readonly after?: number;
}

type Structure = PDFKit.PDFStructureElement;

interface PdfOptions {
  readonly title: string;
  readonly author: string;
  /** Time of creation in the PDF. Derived from the content, so that the same facts give the same bytes. */
  readonly date: Date;
}

/** Writes a PDF from top to bottom, tagged for screen readers, with embedded fonts. */
export class PdfWriter {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #parts: Buffer[] = [];
  readonly #ended: Promise<void>;
  readonly #root: Structure;
  #y: number = PAGE.margin;
  #hasMissingGlyphs = false;

  constructor({ title, author, date }: PdfOptions) {
    this.#pdf = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      pdfVersion: '1.7',
      subset: ACCESSIBLE,
      tagged: true,
      lang: 'en-US',
      displayTitle: true,
      // Standard fonts are not embedded, and have only letters of Western Europe.
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

  /** True if a text contained characters that no font has. */
  get hasMissingGlyphs(): boolean {
    return this.#hasMissingGlyphs;
  }

  text(tag: 'H1' | 'P', text: string, style: Style): void {
    this.#makeRoomFor(style.size * LINE_HEIGHT);
    const height = this.#writeText(this.#root, tag, text, style, { x: PAGE.margin, width: WIDTH });
    this.#y += height + (style.after ?? 0);
  }

  /** Draws a line across the page, which screen readers skip. */
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
   * Writes a table.
   *
   * @param shares share of the page's width for each column
   */
  table(rows: readonly (readonly string[])[], { shares, style, head, heads }: TableOptions): void {
    const table = this.#pdf.struct('Table');
    this.#root.add(table);
    rows.forEach((cells, index) => {
      const isHead = (column: number) => (heads === 'row' ? index === 0 : column === 0);
      const styleOf = (column: number) => (isHead(column) ? head : style);
      // A row moves to the next page unless there is room for three lines.
      this.#makeRoomFor(3 * style.size * LINE_HEIGHT);
      const row = this.#pdf.struct('TR');
      table.add(row);
      let x: number = PAGE.margin;
      const heights = cells.map((cell, column) => {
        const width = WIDTH * (shares[column] ?? 0);
        const box = { x, width: width - COLUMN_GAP };
        x += width;
        return this.#writeText(row, isHead(column) ? 'TH' : 'TD', cell, styleOf(column), box);
      });
      row.end();
      this.#y += Math.max(...heights) + (style.after ?? 0);
    });
    table.end();
  }

  /** Ends the document and returns its bytes. */
  async end(): Promise<Buffer> {
    this.#root.end();
    this.#pdf.end();
    await this.#ended;
    return Buffer.concat(this.#parts);
  }

  /** @returns the height in points */
  #writeText(
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
    // The actual text for screen readers and copying, since letters on the page may be reordered or replaced.
    element.add(this.#pdf.markStructureContent(tag, { actual: text }));
    this.#pdf.fillColor(color);
    const lineHeight = size * LINE_HEIGHT;
    lines.forEach((line, index) => this.#writeLine(line, x, this.#y + index * lineHeight, size));
    this.#pdf.endMarkedContent();
    element.end();
    return lines.length * lineHeight;
  }

  #writeLine({ runs }: Line, left: number, top: number, size: number): void {
    let x = left;
    for (const { text, font, width } of runs) {
      if (text.includes(MISSING_GLYPHS)) this.#hasMissingGlyphs = true;
      this.#useFont(font, size);
      this.#pdf.text(text, x, top + ASCENT * size, {
        lineBreak: false,
        baseline: 'alphabetic',
        // With `features`, even if empty, PDFKit shapes the run as a whole, not word by word.
        features: [],
      });
      x += width;
    }
  }

  #useFont({ name, font }: PdfFont, size: number): void {
    // PDFKit accepts fonts that were opened before, though its types do not say so. So fonts are not read again for
    // each document.
    this.#pdf.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource);
    this.#pdf.font(name).fontSize(size);
  }

  #makeRoomFor(height: number): void {
    if (this.#y + height <= PAGE.height - PAGE.margin) return;
    this.#pdf.addPage();
    this.#y = PAGE.margin;
  }
}

interface TableOptions {
  readonly shares: readonly number[];
  readonly style: Style;
  readonly head: Style;
  /** Position of the headings: the first row, or the first cell of each row. */
  readonly heads: 'row' | 'column';
}
