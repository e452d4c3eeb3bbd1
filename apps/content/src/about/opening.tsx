import { Eyebrow, Lead, Letters, SectionTitle } from '@raade/ui';

interface OpeningProps {
  /** Id of the heading that names the section. */
  readonly titleId: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly lead?: string;
}

/** How every section of the page begins. */
export function Opening({ titleId, eyebrow, title, lead }: OpeningProps) {
  return (
    <div>
      <Eyebrow>
        <Letters>{eyebrow}</Letters>
      </Eyebrow>
      <SectionTitle id={titleId}>
        <Letters>{title}</Letters>
      </SectionTitle>
      {lead !== undefined && (
        <Lead>
          <Letters>{lead}</Letters>
        </Lead>
      )}
    </div>
  );
}
