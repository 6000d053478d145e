import { repairAddress } from '../attribution/campaign-address.ts';

/*
 * A campaign that was put behind the anchor (`/#contact?utm_source=line`) keeps the browser from the
 * section that the link leads to. The address bar gets the address that was meant.
 */
const address = repairAddress(location.href);
if (address !== location.href) {
  history.replaceState(history.state, '', address);
  if (location.hash) location.replace(location.hash);
}
