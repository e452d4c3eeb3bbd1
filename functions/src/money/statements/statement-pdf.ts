import { PALETTE, statementGoodsWording, statementRows, type StatementInput } from '@raade/emails';
import { PdfWriter, MISSING_GLYPHS_NOTE, type Style } from '../pdf/pdf-writer.ts';

const { text: color, muted, border, accent } = PALETTE;
const TEXT: Style = { size: 9, color, after: 4 };
const SMALL: Style = { size: 9.5, color: muted, after: 7 };

/** Makes the PDF of a donor's statement for a year. The same facts give the same bytes. */
export async function statementPdf(facts: StatementInput): Promise<Buffer> {
  const { year, donorName, organization, taxWording } = facts;
  const { head, rows, totals } = statementRows(facts);
  const title = `Gifts in ${year}`;
  const paper = new PdfWriter({
    title: `${title}: ${organization.name}`,
    author: organization.name,
    date: new Date(Date.UTC(year + 1, 0, 1)),
  });
  paper.text('P', organization.name, { size: 11, weight: 'bold', color: accent });
  paper.text('P', `${organization.address} · Tax ID (EIN) ${organization.taxId}`, SMALL);
  paper.rule(border, 26);
  paper.text('H1', title, { size: 22, weight: 'bold', color, after: 12 });
  paper.text('P', donorName ?? 'Anonymous', { size: 12, color, after: 14 });
  paper.table([head, ...rows], {
    shares: [0.22, 0.26, 0.26, 0.13, 0.13],
    style: TEXT,
    head: { ...TEXT, color: muted },
    heads: 'row',
  });
  paper.rule(border, 12);
  for (const total of totals) paper.text('P', total, { size: 12, weight: 'bold', color, after: 8 });
  paper.text('P', statementGoodsWording(facts), SMALL);
  paper.text('P', taxWording, SMALL);
  if (paper.hasMissingGlyphs) paper.text('P', MISSING_GLYPHS_NOTE, SMALL);
  return paper.end();
}
