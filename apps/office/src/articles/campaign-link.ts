/** Where a link is put, with the parameters that name it in figures and leads. */
export const linkChannels = {
  facebook: { label: 'โพสต์ใน Facebook', utm_source: 'facebook', utm_medium: 'social' },
  facebook_ads: { label: 'โฆษณา Facebook', utm_source: 'facebook', utm_medium: 'cpc' },
  google_ads: { label: 'โฆษณา Google', utm_source: 'google', utm_medium: 'cpc' },
  line: { label: 'LINE', utm_source: 'line', utm_medium: 'message' },
  tiktok: { label: 'TikTok', utm_source: 'tiktok', utm_medium: 'social' },
  youtube: { label: 'YouTube', utm_source: 'youtube', utm_medium: 'video' },
  email: { label: 'อีเมล', utm_source: 'newsletter', utm_medium: 'email' },
  print: { label: 'สิ่งพิมพ์ (คิวอาร์โค้ด)', utm_source: 'print', utm_medium: 'qr' },
} as const;

export type LinkChannel = keyof typeof linkChannels;

/** Characters of a campaign that figures name; a longer link might not fit a QR code. */
const LONGEST_NAME = 80;

/** Returns the address of a page with the parameters of a channel and a campaign, which may be empty. */
export function campaignLink(page: string, channel: LinkChannel, campaign: string): string {
  const { utm_source, utm_medium } = linkChannels[channel];
  const address = new URL(page);
  const utm_campaign = campaign.trim().slice(0, LONGEST_NAME);
  const name = utm_campaign && { utm_campaign };
  address.search = new URLSearchParams({ utm_source, utm_medium, ...name }).toString();
  return address.href;
}
