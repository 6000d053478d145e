import { repairAddress } from '../attribution/campaign-address.ts';

/*
 * Repairs campaign addresses. Parameters after the anchor (`/#contact?utm_source=line`) break the jump to the
 * section: the address bar gets the correct address. Parameters in the path (`/&utm_source=line`) lead to the
 * not-found page: the correct page is opened.
 */
const address = repairAddress(location.href);
if (new URL(address).pathname !== location.pathname) {
  location.replace(address);
} else if (address !== location.href) {
  history.replaceState(history.state, '', address);
  if (location.hash) location.replace(location.hash);
}
