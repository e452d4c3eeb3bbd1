import { styled } from '@raade/platform';
import { letters } from '@raade/ui';
import { Fragment } from 'react';

const Together = styled.span`
  white-space: nowrap;
`;

/** A text in which no line ends after a hyphen: it would tear 'aged 2-10' or 'non-consumption' apart. */
export function Unbroken({ children }: { readonly children: string }) {
  return children.split(/(\S+-\S+)/).map((part, place) => {
    const Part = part.includes('-') ? Together : Fragment;
    return <Part key={place}>{letters(part)}</Part>;
  });
}
