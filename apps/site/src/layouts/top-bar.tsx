import { Menu, X } from 'lucide-react';
import { PhoneGlyph } from '../components/glyphs.tsx';
import { LineButton, PhoneButton } from '../components/contact-buttons.tsx';
import { Logo } from '../components/logo.tsx';
import type { Translations } from '../content/languages.ts';
import type { WithContent } from '../content/site-content.ts';
import { isCurrentLink } from './current-link.ts';
import { LanguageLinks } from './language-links.tsx';
import './top-bar.css';
import './menu.css';

interface WithPath extends WithContent {
  /** The page's path, to mark the current link. */
  path: string;
}

/** A label that only screen readers get where the bar is too narrow for it. */
const WIDE_ONLY = '@3xl/bar:@max-[68rem]/bar:sr-only';

function Links({ content, path }: WithPath) {
  return content.navigation.map(({ href, isExternal, label }) => (
    <a
      key={href}
      href={href}
      aria-current={isCurrentLink(href, path) ? 'page' : undefined}
      {...(isExternal && { target: '_blank', rel: 'noopener' })}
    >
      {label}
      {/* Visually an arrow; the text is for screen readers. */}
      {isExternal && <span className="icon-external">{content.page.newTab}</span>}
    </a>
  ));
}

/** Opens the menu, a native popover: Escape and an outside click close it without JavaScript. */
function MenuToggle({ label }: { label: string }) {
  return (
    <button
      className="icon-button menu-toggle"
      type="button"
      popoverTarget="menu"
      aria-label={label}
    >
      <Menu className="icon menu-icon-open" aria-hidden="true" />
      <X className="icon menu-icon-close" aria-hidden="true" />
    </button>
  );
}

/**
 * The top bar: logo, seven links, other languages, LINE and phone (spec §2). The phone button is secondary: each page has only one
 * primary (marigold) button.
 */
export function TopBar({ content, path, translations }: WithPath & { translations: Translations }) {
  const { brand, topBar } = content;
  return (
    <header className="site-bar">
      <div className="wrap site-bar-row">
        <Logo content={content} />
        <nav className="site-bar-links" aria-label={topBar.mainNavigation}>
          <Links content={content} path={path} />
        </nav>
        <div className="site-bar-buttons">
          <LanguageLinks language={content.language} translations={translations} isShort />
          <LineButton
            content={content}
            className="button-small button-line"
            label={<span className={WIDE_ONLY}>{topBar.line}</span>}
          />
          <a className="button button-small site-bar-phone" href={brand.phone.href}>
            <PhoneGlyph />
            <span className={WIDE_ONLY}>
              {topBar.demo}{' '}
              <span className="num @3xl/bar:@max-[88rem]/bar:sr-only">{brand.phone.shown}</span>
            </span>
          </a>
        </div>
        <MenuToggle label={topBar.menu} />
        <div className="menu" id="menu" popover="auto">
          <nav className="menu-links" aria-label={topBar.menuNavigation}>
            <Links content={content} path={path} />
          </nav>
          <LanguageLinks language={content.language} translations={translations} />
          <div className="menu-buttons">
            <PhoneButton
              content={content}
              className="button-main"
              label={
                <span>
                  {topBar.demo} <span className="num">{brand.phone.shown}</span>
                </span>
              }
            />
            <LineButton content={content} className="button-line" label={topBar.line} />
          </div>
        </div>
      </div>
    </header>
  );
}
