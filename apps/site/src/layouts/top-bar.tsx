import { Menu, X } from 'lucide-react';
import { PhoneGlyph } from '../components/phone-glyph.tsx';
import { LineButton, PhoneButton } from '../components/contact-buttons.tsx';
import { Logo } from '../components/logo.tsx';
import type { WithContent } from '../content/site-content.ts';
import { isCurrentLink } from './current-link.ts';
import './top-bar.css';
import './menu.css';

interface TopBarProps extends WithContent {
  /** The page's path, to mark its link. */
  path: string;
}

function Links({ content, path }: TopBarProps) {
  return content.navigation.map(({ href, isExternal, label }) => (
    <a
      key={href}
      href={href}
      aria-current={isCurrentLink(href, path) ? 'page' : undefined}
      {...(isExternal && { target: '_blank', rel: 'noopener' })}
    >
      {label}
      {/* Its words are read aloud; what is seen of it is an arrow. */}
      {isExternal && <span className="icon-external">{content.page.newTab}</span>}
    </a>
  ));
}

/** Opens the panel below; a native popover, so Escape and a click beside it close it without script. */
function MenuToggle({ label }: { label: string }) {
  return (
    <button className="menu-toggle" type="button" popoverTarget="menu" aria-label={label}>
      <Menu className="icon menu-icon-open" aria-hidden="true" />
      <X className="icon menu-icon-close" aria-hidden="true" />
    </button>
  );
}

/**
 * The bar at the top of every page: logo, seven links, LINE and phone (spec §2). The phone button is a
 * quiet one: marigold stands once, in the page.
 */
export function TopBar({ content, path }: TopBarProps) {
  const { brand, topBar } = content;
  return (
    <header className="site-bar">
      <div className="wrap site-bar-row">
        <Logo content={content} />
        <nav className="site-bar-links" aria-label={topBar.mainNavigation}>
          <Links content={content} path={path} />
        </nav>
        <div className="site-bar-buttons">
          <LineButton
            content={content}
            className="button-small button-line"
            label={<span className="button-label">{topBar.line}</span>}
          />
          <a className="button button-small site-bar-phone" href={brand.phone.href}>
            <PhoneGlyph />
            <span className="button-label">
              {topBar.demo} <span className="site-bar-number num">{brand.phone.shown}</span>
            </span>
          </a>
        </div>
        <MenuToggle label={topBar.menu} />
        <div className="menu" id="menu" popover="auto">
          <nav className="menu-links" aria-label={topBar.menuNavigation}>
            <Links content={content} path={path} />
          </nav>
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
