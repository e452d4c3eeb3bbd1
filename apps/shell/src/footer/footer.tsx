import { BRAND } from '@raade/contracts/brand';
import { CONTACT, SOCIAL_LINKS } from '@raade/contracts/contact';
import { ThemeControl, VisuallyHidden, WithoutScript, WovenEdge } from '@raade/ui';
import { useNavigation, useYear } from '../site/site-context.ts';
import { BackToTop } from './back-to-top.tsx';
import { CREDITS } from './credits.ts';
import { FooterLinks } from './footer-links.tsx';
import {
  Base,
  Block,
  Columns,
  Controls,
  Inner,
  Mission,
  Name,
  Networks,
  Title,
} from './footer.styles.ts';

export function Footer() {
  const { legal } = useNavigation();
  return (
    <Block data-area="footer">
      <WovenEdge />
      <Inner>
        <Columns>
          <Mission>
            <Name>{BRAND.shortName}</Name>
            <p>
              {BRAND.taglines[0]} <br />
              {BRAND.taglines[1]}
            </p>
            <p>{CREDITS.sponsors}</p>
          </Mission>
          <Explore />
          <ContactColumn />
          <Follow />
        </Columns>
        <Base>
          <div>
            <p>
              © {useYear()} {BRAND.fullName}
            </p>
            <p>{CREDITS.contributors}</p>
            <WithoutScript>
              <p>Search, filters and forms of this site need JavaScript. All else is here.</p>
            </WithoutScript>
          </div>
          <Controls>
            <FooterLinks links={legal} />
            <ThemeControl />
            <BackToTop />
          </Controls>
        </Base>
      </Inner>
    </Block>
  );
}

function Explore() {
  const { explore } = useNavigation();
  return (
    <nav aria-labelledby="footer-explore">
      <Title id="footer-explore">Explore</Title>
      <ul>
        {explore.map((link) => (
          <li key={link.name}>
            <FooterLinks links={[link]} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ContactColumn() {
  const { contact } = useNavigation();
  return (
    <section aria-labelledby="footer-contact">
      <Title id="footer-contact">Get in touch</Title>
      <address>
        <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>
        {CONTACT.postalAddress.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      <FooterLinks links={contact} />
    </section>
  );
}

function Follow() {
  return (
    <Networks aria-labelledby="footer-follow">
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
    </Networks>
  );
}
