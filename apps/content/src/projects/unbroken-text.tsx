import { styled } from '@raade/platform';
import { renderText } from '@raade/ui';
import { Fragment } from 'react';

const NoWrap = styled.span`
  white-space: nowrap;
`;

/** A text without line breaks after hyphens, which would split 'aged 2-10' or 'non-consumption'. */
export function UnbrokenText({ children }: { readonly children: string }) {
  // The group in the expression keeps the words with hyphens in the result of `split`.
  return children.split(/(\S+-\S+)/).map((part, index) => {
    const Part = part.includes('-') ? NoWrap : Fragment;
    return <Part key={index}>{renderText(part)}</Part>;
  });
}
