import type { Product } from '../../articles/queries/products.ts';
import { Thai } from '../../components/thai.tsx';
import type { WithContent } from '../../content/site-content.ts';
import './article-list.css';

/** What of the product answers a search, between their number and the articles: name, one line, and where it stands. */
export function FoundProducts({
  content: { articles },
  products,
}: WithContent & { products: readonly Product[] }) {
  if (products.length === 0) return null;
  const { section: names, title } = articles.products;
  return (
    <section className="found-products" aria-labelledby="found-products">
      <h2 id="found-products">{title}</h2>
      <ul>
        {products.map(({ href, line, name, section }) => (
          <li key={name}>
            <a href={href}>
              <Thai>{name}</Thai>
            </a>
            <small>{names[section]}</small>
            <p>
              <Thai>{line}</Thai>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
