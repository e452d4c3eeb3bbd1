import { styled } from '@raade/platform';

const Drawing = styled.svg`
  width: 100%;
  max-width: 18rem;
  height: auto;
  border-radius: var(--radius);
`;

/** The logo of the sample sponsor: a baobab over a market basket. */
export function SponsorLogo({ name }: { readonly name: string }) {
  return (
    <Drawing viewBox="0 0 288 208" role="img" aria-label={`Logo of ${name}`}>
      <rect width="288" height="208" fill="var(--paint-sand)" />
      <circle cx="144" cy="72" r="58" fill="var(--paint-sun)" />
      <g fill="var(--paint-leaf)">
        <ellipse cx="96" cy="54" rx="32" ry="17" />
        <ellipse cx="144" cy="36" rx="38" ry="19" />
        <ellipse cx="192" cy="54" rx="32" ry="17" />
      </g>
      <g fill="none" stroke="var(--paint-night)" strokeLinecap="round" strokeWidth="9">
        <path d="M130 116q4-40-30-58M158 116q-4-40 30-58M144 112V44" />
      </g>
      <path d="M122 138q10-20 6-44 16 8 32 0-4 24 6 44z" fill="var(--paint-night)" />
      <path d="M84 132h120l-16 60q-2 6-8 6h-72q-6 0-8-6z" fill="var(--paint-clay)" />
      <path
        d="M88 148h112M93 166h102M98 184h92"
        fill="none"
        stroke="var(--paint-gold)"
        strokeDasharray="12 8"
        strokeWidth="6"
      />
      <rect x="76" y="126" width="136" height="12" rx="6" fill="var(--paint-gold)" />
    </Drawing>
  );
}
