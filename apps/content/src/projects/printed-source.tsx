import { environment, styled } from '@raade/platform';
import { CONTACT_TEXTS } from '../content/contact.ts';

const OnPaper = styled.p`
  display: none;

  @media print {
    display: block;
    margin-block-start: var(--space-6);
  }
`;

/** On paper alone: where the page stands, and whom to ask. Some browsers print no address. */
export function PrintedSource({ slug }: { readonly slug: string }) {
  return (
    <OnPaper>
      {new URL(`/projects/${slug}`, environment().siteUrl).href} · {CONTACT_TEXTS.email}
    </OnPaper>
  );
}
