import { productName } from '@clinicdee/brand';
import { withoutBrand } from '@clinicdee/brand/title';
import { latinName } from '@clinicdee/brand/vendor';
import type { FieldHook } from 'payload';

/** Stores a title for search results without the brand, which the site appends. */
export const titleAlone: FieldHook = ({ value }: { value?: unknown }) =>
  typeof value === 'string' ? withoutBrand(value, [productName, latinName]) : value;
