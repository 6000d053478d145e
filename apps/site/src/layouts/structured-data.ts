import type {
  Article,
  BreadcrumbList,
  FAQPage,
  LocalBusiness,
  Offer,
  SoftwareApplication,
  Thing,
  WebSite,
} from 'schema-dts';
import { sharedHours } from '@clinicdee/brand/opening-hours';
import { englishDays } from '@clinicdee/protocol/weekdays';
import type { Article as StoredArticle } from '../articles/queries/article.ts';
import { articleAddress } from '../articles/queries/list-address.ts';
import { homeOf } from '../content/languages.ts';
import type { SiteContent } from '../content/site-content.ts';
import { articleShareAddress, pageShareAddress } from '../share/share-pages.ts';

/*
 * schema.org data of the pages, type-checked by `schema-dts`. It must not claim anything that the page does not
 * show.
 */

const VAT_EXCLUDED = false;

/** Serializes JSON-LD for a script element; escaped, so that no text can close the element. */
export function toScript(things: Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** The site's name, which search engines show above a result's address. */
export const website = (site: URL, { brand, language }: SiteContent): WebSite => ({
  '@type': 'WebSite',
  '@id': new URL('/#website', site).href,
  name: brand.name,
  alternateName: brand.latinName,
  url: site.href,
  inLanguage: language,
  publisher: { '@id': new URL('/#organization', site).href },
});

/** The vendor with contact data, address and opening hours. */
export function organization(site: URL, content: SiteContent): LocalBusiness {
  const { brand, language } = content;
  const { code, district, province, street } = brand.postal;
  const reached = { telephone: brand.phone.href.replace('tel:', ''), email: brand.email };
  return {
    '@type': 'LocalBusiness',
    '@id': new URL('/#organization', site).href,
    name: brand.company,
    alternateName: brand.latinName,
    url: site.href,
    logo: new URL('/icon-512.png', site).href,
    image: new URL(pageShareAddress(content, 'home'), site).href,
    ...reached,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: district,
      addressRegion: province,
      postalCode: code,
      addressCountry: 'TH',
    },
    openingHoursSpecification: sharedHours(brand.opening).map(({ closes, days, opens }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => englishDays[day]),
      opens,
      closes,
    })),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      ...reached,
      availableLanguage: language,
    },
    sameAs: brand.profiles,
  };
}

/** The product, with its packages as offers if the page shows them (spec §9, "Packages"). */
export const softwareApplication = (
  site: URL,
  { brand, landing, language, packages, sections }: SiteContent,
): SoftwareApplication => ({
  '@type': 'SoftwareApplication',
  name: brand.name,
  alternateName: brand.latinName,
  description: landing.description,
  url: new URL(homeOf(language), site).href,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  inLanguage: language,
  publisher: { '@id': new URL('/#organization', site).href },
  ...(sections.includes('pricing') && {
    offers: offersOf(new URL(`${homeOf(language)}#pricing`, site), packages),
  }),
});

const offersOf = (pricing: URL, packages: SiteContent['packages']): Offer[] =>
  packages.map(({ name, promotion, yearlySatang, subtitle }) => ({
    '@type': 'Offer',
    name,
    description: subtitle,
    price: yearlySatang / 100,
    priceCurrency: 'THB',
    ...(promotion && { priceValidUntil: promotion.until }),
    url: pricing.href,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: yearlySatang / 100,
      priceCurrency: 'THB',
      valueAddedTaxIncluded: VAT_EXCLUDED,
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'ANN' },
    },
  }));

export const faqPage = ({ faq }: SiteContent): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: faq.questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** The breadcrumb trail from the landing page; the page itself is last. */
export const breadcrumbs = (
  site: URL,
  { language, page }: SiteContent,
  ...steps: [name: string, path: string][]
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: ([[page.home, homeOf(language)], ...steps] as const).map(
    ([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, site).href,
    }),
  ),
});

export function articleData(site: URL, content: SiteContent, article: StoredArticle): Article {
  const { brand, language } = content;
  const { publishedAt, updatedAt } = article;
  const url = new URL(articleAddress(article.slug), site).href;
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    headline: article.title,
    description: article.excerpt,
    image: [
      ...(article.cover ? [new URL((article.cover.large ?? article.cover).src, site).href] : []),
      new URL(articleShareAddress(content, article), site).href,
    ],
    inLanguage: language,
    keywords: article.tags,
    ...(publishedAt !== undefined && { datePublished: new Date(publishedAt).toISOString() }),
    ...(updatedAt !== undefined && { dateModified: new Date(updatedAt).toISOString() }),
    author: { '@type': 'Organization', name: brand.company, url: site.href },
    publisher: {
      '@type': 'Organization',
      name: brand.company,
      logo: { '@type': 'ImageObject', url: new URL('/icon-512.png', site).href },
    },
  };
}
