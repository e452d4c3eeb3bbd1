import { BRAND } from '@raade/contracts/brand';
import { CONTACT, SOCIAL_LINKS } from '@raade/contracts/contact';
import { Link } from '@raade/platform';
import { ThemeControl, VisuallyHidden, WovenEdge } from '@raade/ui';
import { BackToTop } from './back-to-top.tsx';
import { CREDITS } from './credits.ts';
import { Base, Block, Columns, Controls, Inner, Mission, Name, Title } from './footer.styles.ts';

const EXPLORE = [
  { label: 'Innovation Studios', to: '/studios' },
  { label: 'Annual Conference', to: '/conference' },
  { label: 'About Us', to: '/about' },
  { label: 'Donate', to: '/donate' },
] as const;

const YEAR = new Date().getFullYear();

export function Footer() {
  return (
    <Block>
      <WovenEdge />
      <Inner>
        <Columns>
          <Mission>
            <Name>{BRAND.shortName}</Name>
            <p>{BRAND.taglines.join(' ')}</p>
            <p>{CREDITS.sponsors}</p>
          </Mission>
          <Explore />
          <ContactColumn />
          <Follow />
        </Columns>
        <Base>
          <div>
            <p>
              © {YEAR} {BRAND.fullName}
            </p>
            <p>{CREDITS.contributors}</p>
          </div>
          <Controls>
            <Link to="/privacy">Privacy</Link>
            <ThemeControl />
            <BackToTop />
          </Controls>
        </Base>
      </Inner>
    </Block>
  );
}

function Explore() {
  return (
    <nav aria-labelledby="footer-explore">
      <Title id="footer-explore">Explore</Title>
      <ul>
        {EXPLORE.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ContactColumn() {
  return (
    <section aria-labelledby="footer-contact">
      <Title id="footer-contact">Get in touch</Title>
      <address>
        <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>
        {CONTACT.postalAddress.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      <Link to="/contact">Contact</Link>
    </section>
  );
}

function Follow() {
  return (
    <section aria-labelledby="footer-follow">
      <Title id="footer-follow">Follow us</Title>
      <ul>
        {SOCIAL_LINKS.map(({ name, url }) => (
          <li key={name}>
            <a href={url} target="_blank" rel="noopener">
              {name} <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
