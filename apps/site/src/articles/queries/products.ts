import type { SectionName } from '../../content/sections.ts';
import type { SiteContent } from '../../content/site-content.ts';
import { baht } from '../../thai/amount.ts';
import type { Wish } from '../search/parse-query.ts';
import { isWeak } from '../search/stop-words.ts';
import { STEPS, WEIGHT, weigh } from '../search/field-weights.ts';

/** A package, feature, device or question as a search result. */
export interface Product {
  section: SectionName & ('features' | 'pricing' | 'equipment' | 'faq');
  name: string;
  /** A one-line description. */
  line: string;
  href: string;
}

interface Weighed {
  product: Product;
  words: ReadonlyMap<string, number>;
}

/** Result limit, so that products do not push the articles down. */
const MOST = 3;
/** Minimum share of concepts that match, and their minimum average weight. */
const LEAST_PART = 0.6;
const LEAST_WEIGHT = WEIGHT.heading * 0.75;

const weighed = new WeakMap<SiteContent, readonly Weighed[]>();
const known = new WeakMap<SiteContent, readonly string[]>();

/**
 * Returns product entries of the landing page that match a search, the best first.
 *
 * @param wishes the parsed query
 */
export function productsFor(wishes: readonly Wish[], content: SiteContent): Product[] {
  const meant = wishes.filter(({ typed }) => !isWeak(typed));
  if (meant.length === 0) return [];
  return weighedOf(content)
    .map(({ product, words }) => {
      const weights = meant.map((wish) => weightOf(wish, words)).filter((weight) => weight > 0);
      const sum = weights.reduce((all, one) => all + one, 0);
      const isMeant =
        weights.length >= meant.length * LEAST_PART && sum >= LEAST_WEIGHT * meant.length;
      return { product, sum: isMeant ? sum : 0 };
    })
    .filter(({ sum }) => sum > 0)
    .sort((a, b) => b.sum - a.sum)
    .slice(0, MOST)
    .map(({ product }) => product);
}

/**
 * Returns the synonym groups and the words of the products, which must not be corrected to others. The same
 * array for the same content.
 */
export function searchWords(content: SiteContent): readonly string[] {
  const before = known.get(content);
  if (before) return before;
  const own = new Set(weighedOf(content).flatMap(({ words }) => [...words.keys()]));
  const groups = [...content.thesaurus, ...own];
  known.set(content, groups);
  return groups;
}

function weighedOf(content: SiteContent): readonly Weighed[] {
  const before = weighed.get(content);
  if (before) return before;
  const made = listed(content)
    .filter(({ product: { section } }) => content.sections.includes(section))
    .map(({ product, more }) => ({
      product,
      words: weigh({ title: product.name, tags: [], headings: [product.line], text: more }),
    }));
  weighed.set(content, made);
  return made;
}

/** Returns all product entries, with additional text for the search. */
function listed(content: SiteContent): { product: Product; more: string }[] {
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

/** Returns the weight of a concept in an entry, by its best alternative. */
function weightOf({ ways }: Wish, words: ReadonlyMap<string, number>): number {
  let best = 0;
  for (const { factor, words: together } of ways) {
    const least = Math.min(...together.map((word) => words.get(word) ?? 0));
    best = Math.max(best, (least / STEPS) * factor);
  }
  return best;
}
