import { repairAddress } from '../attribution/campaign-address.ts';

/*
 * Repairs campaign addresses. Parameters after the anchor (`/#contact?utm_source=line`) break the jump to the
 * section: the address bar gets the correct address. The server repairs those in the path (`/&utm_source=line`).
 */
const address = repairAddress(location.href);
if (address !== location.href) {
  history.replaceState(history.state, '', address);
  if (location.hash) location.replace(location.hash);
}
