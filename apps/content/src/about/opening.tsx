import { Eyebrow, Lead, SectionTitle } from '@raade/ui';

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
      <Eyebrow>{eyebrow}</Eyebrow>
      <SectionTitle id={titleId}>{title}</SectionTitle>
      {lead !== undefined && <Lead>{lead}</Lead>}
    </div>
  );
}
