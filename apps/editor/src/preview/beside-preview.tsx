import { styled, useResponsive } from '@raade/platform';
import { type ReactNode, useRef } from 'react';
import { PagePreview, type PagePreviewProps } from './page-preview.tsx';

/** Pixels of the viewport. */
const PREVIEW_FROM = 1100;

/** True if the screen has room for a page beside the form. */
export const useHasPreview = () => useResponsive(({ width }) => width >= PREVIEW_FROM);

const Columns = styled.div<{ $hasPreview: boolean }>`
  display: grid;
  grid-template-columns: repeat(${({ $hasPreview }) => ($hasPreview ? 2 : 1)}, minmax(0, 1fr));
  gap: var(--space-6);
  align-items: start;
`;

interface BesidePreviewProps extends Pick<PagePreviewProps, 'page' | 'version'> {
  readonly children: ReactNode;
}

/** A form, and where there is room the page that shows what it edits. */
export function BesidePreview({ page, version, children }: BesidePreviewProps) {
  const form = useRef<HTMLDivElement>(null);
  const hasPreview = useHasPreview();
  return (
    <Columns $hasPreview={hasPreview}>
      <div ref={form}>{children}</div>
      {hasPreview && <PagePreview page={page} version={version} form={form} />}
    </Columns>
  );
}
