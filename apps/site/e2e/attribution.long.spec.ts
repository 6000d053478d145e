import { sendForm } from './lead-form.ts';
import { expect, test } from './site.ts';

interface Visit {
  /** The addresses in the order in which they are opened. */
  opened: string[];
  referer?: string;
  details?: string;
  /** The attribution of the lead; addresses begin with the site's origin. */
  expected: (origin: string) => Record<string, unknown>;
}

/** An address with five long campaign parameters. */
const longCampaign = (letter: string) => {
  const word = encodeURIComponent(letter.repeat(290));
  const keys = ['source', 'medium', 'campaign', 'term', 'content'];
  return `/?${keys.map((key) => `utm_${key}=${word}`).join('&')}`;
};

const visits: Record<string, Visit> = {
  'records first touch, last touch, click ids and the last article that exists': {
    opened: [
      '/?utm_source=google&utm_medium=cpc&gclid=G1',
      '/articles/detail/long-guide',
      '/articles/detail/nothing-here',
      '/?utm_source=line&ldtag_cl=L2',
      '/pdpa',
    ],
    expected: (origin) => ({
      utm_source: 'google',
      utm_medium: 'cpc',
      landing_page: `${origin}/?utm_source=google&utm_medium=cpc&gclid=G1`,
      last_utm_source: 'line',
      last_utm_medium: '',
      last_landing_page: `${origin}/?utm_source=line&ldtag_cl=L2`,
      gclid: 'G1',
      fbclid: '',
      ldtag_cl: 'L2',
      article: '/articles/detail/long-guide',
    }),
  },
  'records the first campaign, and the first page separately when it came without one': {
    referer: 'https://www.google.com/',
    opened: [
      '/',
      '/contact?utm_source=second&utm_medium=cpc&fbclid=F1',
      '/?utm_source=third&ttclid=T1',
      '/pdpa',
    ],
    expected: (origin) => ({
      utm_source: 'second',
      utm_medium: 'cpc',
      referrer: '',
      landing_page: `${origin}/contact?utm_source=second&utm_medium=cpc&fbclid=F1`,
      first_referrer: 'https://www.google.com/',
      first_landing_page: `${origin}/`,
      last_utm_source: 'third',
      last_utm_medium: '',
      last_landing_page: `${origin}/?utm_source=third&ttclid=T1`,
      fbclid: 'F1',
      ttclid: 'T1',
    }),
  },
  'counts a visit with a click id alone as last touch': {
    opened: ['/?utm_source=line', '/?gbraid=G2'],
    expected: (origin) => ({
      utm_source: 'line',
      last_utm_source: '',
      last_landing_page: `${origin}/?gbraid=G2`,
    }),
  },
  'takes the longest texts and two long campaigns': {
    opened: ['ก', 'ข'].map(longCampaign),
    details: 'ค'.repeat(2000),
    expected: () => ({
      description: 'ค'.repeat(2000),
      utm_campaign: expect.stringMatching(/^ก+$/),
      last_utm_campaign: expect.stringMatching(/^ข+$/),
    }),
  },
};

for (const [title, { opened, referer, details = '', expected }] of Object.entries(visits)) {
  test(title, async ({ page, site }) => {
    for (const [index, address] of opened.entries()) {
      await page.goto(address, index === 0 && referer ? { referer } : {});
    }
    const { dialog } = await sendForm(page, { name: title, details });
    await expect(dialog).toBeVisible();
    expect(site.leadsOf(title)[0]?.payload).toMatchObject(expected(site.url));
  });
}

test('reads a campaign behind the anchor, and scrolls to the anchor', async ({ page, site }) => {
  const name = 'หลัง สมอ';
  const { dialog } = await sendForm(page, { name }, '/#contact?utm_source=line&utm_medium=oa');
  await expect(page).toHaveURL(`${site.url}/?utm_source=line&utm_medium=oa#contact`);
  await expect(page.locator('#contact')).toBeInViewport();
  await expect(dialog).toBeVisible();
  expect(site.leadsOf(name)[0]?.payload).toMatchObject({ utm_source: 'line', utm_medium: 'oa' });
});
