import { Eyebrow, Lead, renderText, SectionTitle } from '@raade/ui';

interface OpeningProps {
  /** Id of the heading that names the section. */
  readonly titleId: string;
  readonly eyebrow?: string;
  readonly title: string;
  readonly lead?: string;
}

/** The start of a section with texts from the content: eyebrow, title and lead. */
export function OpeningTexts({ titleId, eyebrow, title, lead }: OpeningProps) {
  return (
    <>
      {eyebrow !== undefined && <Eyebrow>{renderText(eyebrow)}</Eyebrow>}
      <SectionTitle id={titleId}>{renderText(title)}</SectionTitle>
      {lead !== undefined && <Lead>{renderText(lead)}</Lead>}
    </>
  );
}

/** The same in a `div`, for layouts in which the texts are one item. */
export function SectionOpening(props: OpeningProps) {
  return (
    <div>
      <OpeningTexts {...props} />
    </div>
  );
}
