import { styled } from '@raade/platform';
import logo from './sponsor-logo.svg?url';

const Logo = styled.img`
  width: 100%;
  max-width: 18rem;
  height: auto;
  border-radius: var(--radius);
`;

/** The logo of the sample sponsor: a baobab over a market basket. */
export function SponsorLogo({ name }: { readonly name: string }) {
  return <Logo src={logo} alt={`Logo of ${name}`} width={288} height={208} loading="lazy" />;
}
