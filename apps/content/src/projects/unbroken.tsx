import { styled } from '@raade/platform';
import { renderText } from '@raade/ui';
import { Fragment } from 'react';

const Together = styled.span`
  white-space: nowrap;
`;

/** A text without line breaks after hyphens, which would split 'aged 2-10' or 'non-consumption'. */
export function Unbroken({ children }: { readonly children: string }) {
  return children.split(/(\S+-\S+)/).map((part, place) => {
    const Part = part.includes('-') ? Together : Fragment;
    return <Part key={place}>{renderText(part)}</Part>;
  });
}
