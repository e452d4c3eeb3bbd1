import { BRAND } from '@raade/contracts/base/brand';
import type { NavigationItem } from '@raade/contracts/site/navigation';
import { Link } from '@raade/platform';
import { renderText, ThemeControl, VisuallyHidden, WithoutScript, WovenBorder } from '@raade/ui';
import { useAssociation, useNavigation, useYear } from '../../site-context.ts';
import { BackToTop } from './back-to-top.tsx';
import {
  Columns,
  Content,
  Controls,
  FooterRoot,
  LastRow,
  Mission,
  Name,
  Networks,
  Title,
} from './footer.styles.ts';

export function Footer() {
  const { legal } = useNavigation();
  const association = useAssociation();
  return (
    <FooterRoot data-area="footer">
      <WovenBorder />
      <Content>
        <Columns>
          <Mission>
            <Name>{BRAND.shortName}</Name>
            {association && (
              <>
                <p>
                  {renderText(association.taglines[0] ?? '')} <br />
                  {renderText(association.taglines[1] ?? '')}
                </p>
                <p>{renderText(association.sponsors)}</p>
              </>
            )}
          </Mission>
          <ExploreColumn />
          <ContactColumn />
          <FollowColumn />
        </Columns>
        <LastRow>
          <div>
            <p>{`© ${useYear()} ${BRAND.fullName}`}</p>
            {association && <p>{renderText(association.contributors)}</p>}
            <WithoutScript>
              <p>Search, filters and forms of this site need JavaScript. All else is here.</p>
            </WithoutScript>
          </div>
          <Controls>
            <FooterLinks links={legal} />
            <ThemeControl />
            <BackToTop />
          </Controls>
        </LastRow>
      </Content>
    </FooterRoot>
  );
}

function FooterLinks({ links }: { readonly links: readonly NavigationItem[] }) {
  return links.map(({ name, href }) => (
    <Link key={name} to={href}>
      {name}
    </Link>
  ));
}

function ExploreColumn() {
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
  const association = useAssociation();
  return (
    <section aria-labelledby="footer-contact">
      <Title id="footer-contact">Get in touch</Title>
      {association && (
        <address>
          <a href={`mailto:${association.email}`}>{association.email}</a>
          {association.postalAddress.map((line) => (
            <div key={line}>{renderText(line)}</div>
          ))}
        </address>
      )}
      <FooterLinks links={contact} />
    </section>
  );
}

function FollowColumn() {
  const { profiles = [] } = useAssociation() ?? {};
  if (profiles.length === 0) return null;
  return (
    <Networks aria-labelledby="footer-follow">
      <Title id="footer-follow">Follow us</Title>
      <ul>
        {profiles.map(({ name, url }) => (
          <li key={name}>
            <a href={url} target="_blank" rel="noopener">
              <span>{`${name} `}</span>
              <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </Networks>
  );
}
