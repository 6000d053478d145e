import { repairAddress } from '../attribution/campaign-address.ts';

/*
 * A campaign that was put behind the anchor (`/#contact?utm_source=line`) keeps the browser from the
 * section that the link leads to. The address bar gets the address that was meant. One in the path
 * (`/&utm_source=line`) has led to the not-found page: the page that was meant is opened.
 */
const address = repairAddress(location.href);
if (new URL(address).pathname !== location.pathname) {
  location.replace(address);
} else if (address !== location.href) {
  history.replaceState(history.state, '', address);
  if (location.hash) location.replace(location.hash);
}
