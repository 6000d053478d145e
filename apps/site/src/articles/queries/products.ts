import type { SectionName } from '../../content/sections.ts';
import type { SiteContent } from '../../content/site-content.ts';
import { baht } from '../../thai/amount.ts';
import type { Concept } from '../search/parse-query.ts';
import { isWeak } from '../search/stop-words.ts';
import { WEIGHT, weighWords } from '../search/field-weights.ts';

/** A package, feature, device or question as a search result. */
export interface Product {
  section: SectionName & ('features' | 'pricing' | 'equipment' | 'faq');
  name: string;
  /** A one-line description. */
  line: string;
  href: string;
}

/** Result limit, so that products do not push the articles down. */
const MAX_PRODUCTS = 3;
/** Minimum share of concepts that match, and their minimum average weight. */
const MIN_PART = 0.6;
const MIN_WEIGHT = WEIGHT.heading * 0.75;

/** Returns product entries of the landing page that match the concepts of a search, the best first. */
export function productsFor(concepts: readonly Concept[], content: SiteContent): Product[] {
  const significant = concepts.filter(({ typed }) => !isWeak(typed));
  if (significant.length === 0) return [];
  return indexOf(content)
    .products.map(({ product, words }) => {
      const weights = significant
        .map((concept) => weightOf(concept, words))
        .filter((weight) => weight > 0);
      const sum = weights.reduce((all, weight) => all + weight, 0);
      const isMeant =
        weights.length >= significant.length * MIN_PART && sum >= MIN_WEIGHT * significant.length;
      return { product, sum: isMeant ? sum : 0 };
    })
    .filter(({ sum }) => sum > 0)
    .sort((a, b) => b.sum - a.sum)
    .slice(0, MAX_PRODUCTS)
    .map(({ product }) => product);
}

/** Returns the synonym groups and product words, which must not be corrected; the same array for the same content. */
export const searchWords = (content: SiteContent): readonly string[] => indexOf(content).words;

const indexes = new WeakMap<SiteContent, ReturnType<typeof readProducts>>();

function indexOf(content: SiteContent) {
  const index = indexes.get(content) ?? readProducts(content);
  indexes.set(content, index);
  return index;
}

function readProducts(content: SiteContent) {
  const products = allProducts(content)
    .filter(({ product: { section } }) => content.sections.includes(section))
    .map(({ product, more }) => ({
      product,
      words: weighWords({ title: product.name, tags: [], headings: [product.line], text: more }),
    }));
  const own = new Set(products.flatMap(({ words }) => [...words.keys()]));
  return { products, words: [...content.thesaurus, ...own] as readonly string[] };
}

/** Returns all product entries, with additional text for the search. */
function allProducts(content: SiteContent): { product: Product; more: string }[] {
  const { equipment, faq, features, language, packages, pricing } = content;
  const { section: sectionNames } = content.articles.products;
  const make = (section: Product['section'], name: string, line: string, more = '') => ({
    product: { section, name, line, href: `/#${section}` },
    more: `${sectionNames[section]} ${more}`,
  });
  const tiles = [features.appointments, features.finance, features.stock];
  return [
    ...packages.map(({ name, subtitle, suitability, support, users, storage, yearlySatang }) =>
      make(
        'pricing',
        `${sectionNames.pricing} ${name}`,
        `${baht(yearlySatang, language)} ${pricing.perYear} · ${subtitle}`,
        [suitability, users, storage, ...support].join(' '),
      ),
    ),
    ...tiles.map(({ title, detail }) => make('features', title.join(' '), detail)),
    ...features.rest.map(({ title, detail }) => make('features', title, detail)),
    ...equipment.devices.map(({ description, facts, model, name, priceSatang }) =>
      make(
        'equipment',
        name,
        `${baht(priceSatang, language)} ${equipment.currency} · ${description}`,
        [model, ...facts].join(' '),
      ),
    ),
    ...faq.questions.map(({ answer, question }) => make('faq', question, answer)),
  ];
}

/** Returns the weight of a concept in an entry, by its best variant. */
function weightOf({ variants }: Concept, words: ReadonlyMap<string, number>): number {
  let best = 0;
  for (const { factor, words: together } of variants) {
    const least = Math.min(...together.map((word) => words.get(word) ?? 0));
    best = Math.max(best, least * factor);
  }
  return best;
}
