import { styled } from '@raade/platform';
import { Letters } from '@raade/ui';

const Together = styled.span`
  white-space: nowrap;
`;

/** A text in which no line ends after a hyphen: it would tear 'aged 2-10' or 'non-consumption' apart. */
export function Unbroken({ children }: { readonly children: string }) {
  return children.split(/(\S+-\S+)/).map((part, place) => {
    const words = <Letters key={place}>{part}</Letters>;
    return part.includes('-') ? <Together key={place}>{words}</Together> : words;
  });
}
