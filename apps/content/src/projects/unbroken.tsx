import { styled } from '@raade/platform';

const Together = styled.span`
  white-space: nowrap;
`;

/** A text in which no line ends after a hyphen: it would tear 'aged 2-10' or 'non-consumption' apart. */
export function Unbroken({ children }: { readonly children: string }) {
  return children
    .split(/(\S+-\S+)/)
    .map((part) => (part.includes('-') ? <Together key={part}>{part}</Together> : part));
}
