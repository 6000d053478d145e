import { Logo } from '../components/logo.tsx';
import { type Translations, translationsOf } from '../content/languages.ts';
import type { WithContent } from '../content/site-content.ts';
import { LanguageLinks } from './language-links.tsx';
import './site-footer.css';

/** The footer of every page: company, links, contact and legal information. */
export function SiteFooter({
  content,
  translations = translationsOf('/'),
}: WithContent & { translations?: Translations | undefined }) {
  const { brand, footer, page } = content;
  const { menu, contact, information } = footer;
  return (
    <footer className="site-footer deep">
      <div className="wrap site-footer-columns">
        <div className="site-footer-company">
          <Logo content={content} />
          <p>{brand.description}</p>
          <p className="site-footer-where">
            {brand.address}
            {'\n'}
            {brand.hours}
          </p>
          <LanguageLinks language={content.language} translations={translations} />
        </div>
        <nav aria-labelledby="site-footer-menu">
          <h2 id="site-footer-menu">{menu.title}</h2>
          <ul>
            <Links of={menu.links} />
          </ul>
        </nav>
        <div>
          <h2>{contact.title}</h2>
          <ul>
            <li>
              <a className="num keep" href={brand.phone.href}>
                {brand.phone.shown}
              </a>
            </li>
            <li>
              <a href={brand.line.href} target="_blank" rel="noopener">
                {contact.line}
                <span className="sr-only">{page.newTab}</span>
              </a>
            </li>
            <li>{brand.latinName}</li>
          </ul>
        </div>
        <div>
          <h2>{information.title}</h2>
          <ul>
            <Links of={information.links} />
            <li>{brand.copyright}</li>
          </ul>
        </div>
      </div>
    </footer>
  );
}

function Links({ of }: { of: readonly { label: string; href: string }[] }) {
  return of.map(({ label, href }) => (
    <li key={href}>
      <a href={href}>{label}</a>
    </li>
  ));
}
