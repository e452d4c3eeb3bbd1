import type { Content } from '@raade/content-model/content.schema';
import { styled } from '@raade/platform';
import { Heading, renderText } from '@raade/ui';
import { retentionTexts } from './retention-texts.ts';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { rolesWith } from '@raade/contracts/staff/rights';
import type { Role } from '@raade/contracts/staff/roles';
import { COUNTED_SHARE } from '@raade/contracts/health/visit-counting';

const Article = styled.article`
  & + & {
    margin-block-start: var(--space-6);
    padding-block-start: var(--space-6);
    border-block-start: 1px solid var(--color-border);
  }

  h3 {
    margin-block-end: var(--space-3);
    font-size: 1.125rem;
  }

  dl {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr);
    gap: var(--space-2) var(--space-4);
  }

  dt {
    color: var(--color-text-muted);
  }

  p + p {
    margin-block-start: var(--space-2);
  }
`;

interface PrivacyRecordProps {
  readonly record: Content['privacy']['records'][number];
}

/** A kind of stored data, with texts from the content and sentences derived from the code. */
export function PrivacyRecord({ record: { title, what, why, who, covers } }: PrivacyRecordProps) {
  return (
    <Article>
      <Heading>{renderText(title)}</Heading>
      <dl>
        <dt>What</dt>
        <dd>{renderText(what)}</dd>
        <dt>Why</dt>
        <dd>{renderText(why)}</dd>
        <dt>Who</dt>
        <dd>{renderText([who, ...derivedSentences(covers)].join(' '))}</dd>
        <dt>Until</dt>
        <dd>
          {retentionTexts(covers).map((period) => (
            <p key={period}>{period}</p>
          ))}
        </dd>
      </dl>
    </Article>
  );
}

/** Roles as readers call them. */
const ROLE_NAMES: Readonly<Partial<Record<Role, string>>> = {
  treasurer: 'treasurers',
  admin: 'the administrators of staff accounts',
};

/** Returns the sentence on anonymous donations. Roles that may see receipts also see the names of anonymous donors. */
function anonymousDonationSentence(): string {
  const roles = rolesWith('donations.receipt').map((role) => ROLE_NAMES[role] ?? `every ${role}`);
  return `If you give anonymously, only ${roles.join(' and ')} can see your name.`;
}

/** Returns the sentences on a record that depend on rights and constants in the code, so the content lacks them. */
function derivedSentences(collections: readonly string[]): readonly string[] {
  return [
    ...(collections.includes(COLLECTIONS.anonymousDonors) ? [anonymousDonationSentence()] : []),
    ...(collections.includes(COLLECTIONS.metrics)
      ? [`One visit in ${Math.round(1 / COUNTED_SHARE)} is counted.`]
      : []),
  ];
}
