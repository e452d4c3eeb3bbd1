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
  const pdf = new PdfWriter({
    title: `${title}: ${organization.name}`,
    author: organization.name,
    date: new Date(Date.UTC(year + 1, 0, 1)),
  });
  pdf.text('P', organization.name, { size: 11, weight: 'bold', color: accent });
  pdf.text('P', `${organization.address} · Tax ID (EIN) ${organization.taxId}`, SMALL);
  pdf.rule(border, 26);
  pdf.text('H1', title, { size: 22, weight: 'bold', color, after: 12 });
  pdf.text('P', donorName ?? 'Anonymous', { size: 12, color, after: 14 });
  pdf.table([head, ...rows], {
    shares: [0.22, 0.26, 0.26, 0.13, 0.13],
    style: TEXT,
    head: { ...TEXT, color: muted },
    heads: 'row',
  });
  pdf.rule(border, 12);
  for (const total of totals) pdf.text('P', total, { size: 12, weight: 'bold', color, after: 8 });
  pdf.text('P', statementGoodsWording(facts), SMALL);
  pdf.text('P', taxWording, SMALL);
  if (pdf.hasMissingGlyphs) pdf.text('P', MISSING_GLYPHS_NOTE, SMALL);
  return pdf.end();
}
