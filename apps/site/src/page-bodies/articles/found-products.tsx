import type { Product } from '../../articles/queries/products.ts';
import { Thai } from '../../components/thai.tsx';
import type { WithContent } from '../../content/site-content.ts';
import './article-list.css';

/** Product features that match a search, above the articles: name, page section and one line of text. */
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
