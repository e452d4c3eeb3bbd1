import { styled } from '@raade/platform';
import { Notice } from '@raade/ui';

/** A message above the sessions, with buttons at its end. */
export const NoticeBar = styled(Notice)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-6);
  margin-block-end: var(--space-6);
`;
