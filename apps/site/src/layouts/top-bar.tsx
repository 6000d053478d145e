import { ArrowUpRight, Menu, X } from 'lucide-react';
import { LineButton, PhoneButton } from '../components/contact-buttons.tsx';
import { Logo } from '../components/logo.tsx';
import { navigation } from '../content/th/navigation.ts';
import { topBar } from '../content/th/top-bar.ts';
import { isCurrentLink } from './current-link.ts';

interface TopBarProps {
  /** The page's path, to mark its link. */
  path: string;
}

function Links({ path }: TopBarProps) {
  return navigation.map(({ href, isExternal, label }) => (
    <a
      key={href}
      href={href}
      aria-current={isCurrentLink(href, path) ? 'page' : undefined}
      {...(isExternal && { target: '_blank', rel: 'noopener' })}
    >
      {label}
      {isExternal && (
        <>
          <ArrowUpRight className="icon icon-external" aria-hidden="true" />
          <span className="sr-only">{topBar.newTab}</span>
        </>
      )}
    </a>
  ));
}

/** Opens the panel below; a native popover, so Escape and a click beside it close it without script. */
function MenuToggle() {
  return (
    <button className="menu-toggle" type="button" popoverTarget="menu" aria-label={topBar.menu}>
      <Menu className="icon menu-icon-open" aria-hidden="true" />
      <X className="icon menu-icon-close" aria-hidden="true" />
    </button>
  );
}

/** The bar at the top of every page: logo, seven links, LINE and phone (spec §2). */
export function TopBar({ path }: TopBarProps) {
  return (
    <header className="site-bar">
      <div className="wrap site-bar-row">
        <Logo />
        <nav className="site-bar-links" aria-label={topBar.mainNavigation}>
          <Links path={path} />
        </nav>
        <div className="site-bar-buttons">
          <LineButton className="button-small button-line" label={topBar.line} />
          <PhoneButton className="button-small button-main" label={topBar.demo} />
        </div>
        <MenuToggle />
        <div className="menu" id="menu" popover="auto">
          <nav className="menu-links" aria-label={topBar.menuNavigation}>
            <Links path={path} />
          </nav>
          <div className="menu-buttons">
            <PhoneButton className="button-main" label={topBar.demo} />
            <LineButton className="button-line" label={topBar.line} />
          </div>
        </div>
      </div>
    </header>
  );
}
