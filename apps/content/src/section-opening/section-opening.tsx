import { Eyebrow, Lead, Letters, SectionTitle } from '@raade/ui';

interface OpeningProps {
  /** Id of the heading that names the section. */
  readonly titleId: string;
  readonly eyebrow?: string;
  readonly title: string;
  readonly lead?: string;
}

/** How sections begin whose words others write, where more stands in the same block. */
export function OpeningWords({ titleId, eyebrow, title, lead }: OpeningProps) {
  return (
    <>
      {eyebrow !== undefined && (
        <Eyebrow>
          <Letters>{eyebrow}</Letters>
        </Eyebrow>
      )}
      <SectionTitle id={titleId}>
        <Letters>{title}</Letters>
      </SectionTitle>
      {lead !== undefined && (
        <Lead>
          <Letters>{lead}</Letters>
        </Lead>
      )}
    </>
  );
}

/** The same as a block of its own. */
export function SectionOpening(props: OpeningProps) {
  return (
    <div>
      <OpeningWords {...props} />
    </div>
  );
}
