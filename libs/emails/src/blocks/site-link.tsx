/** @jsxImportSource preact */
import { MailLink } from './mail-link.tsx';
import { Paragraph } from './text.tsx';

interface SiteLinkProps {
  readonly label: string;
  /** Like `/studios#projects`. */
  readonly path: string;
  readonly siteUrl: string | undefined;
}

/** A link to the site, if the mail knows its address. */
export function SiteLink({ label, path, siteUrl }: SiteLinkProps) {
  if (!siteUrl) return null;
  return (
    <Paragraph>
      <MailLink href={new URL(path, siteUrl).href}>{label}</MailLink>
    </Paragraph>
  );
}
