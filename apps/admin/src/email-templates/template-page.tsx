import { media, styled } from '@raade/platform';
import { StaffPage } from '@raade/staff/staff-page';
import { Stack } from '@raade/staff/staff-page.styles';
import type { ReactNode } from 'react';

interface TemplatePageProps {
  readonly title: string;
  readonly intro: string;
  /** The column beside the email where there is room, else below it. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 24rem;
  }
`;

/** The layout of all pages about emails. */
export function TemplatePage({ title, intro, aside, children }: TemplatePageProps) {
  return (
    <StaffPage title={title} intro={intro}>
      <Columns>
        {children}
        <Stack as="aside">{aside}</Stack>
      </Columns>
    </StaffPage>
  );
}
