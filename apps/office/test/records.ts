import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from 'payload';

interface ReadOptions {
  depth?: number;
  draft?: boolean;
  limit?: number;
  showHiddenFields?: boolean;
  sort?: string;
  /** Includes what is in the trash. */
  trash?: boolean;
}
interface WriteOptions {
  draft?: boolean;
  file?: { data: Buffer; mimetype: string; name: string; size: number };
  trash?: boolean;
}

/** The stored records of an office, without access rules: by id, or all that match a condition. */
export interface Records {
  find: <Slug extends CollectionSlug>(
    collection: Slug,
    where?: Where,
    options?: ReadOptions,
  ) => Promise<DataFromCollectionSlug<Slug>[]>;
  /** The first record that matches, by default the one created last. Throws when there is none. */
  one: <Slug extends CollectionSlug>(
    collection: Slug,
    where?: Where,
    options?: ReadOptions,
  ) => Promise<DataFromCollectionSlug<Slug>>;
  get: <Slug extends CollectionSlug>(
    collection: Slug,
    id: number,
    options?: ReadOptions,
  ) => Promise<DataFromCollectionSlug<Slug>>;
  count: (collection: CollectionSlug, where?: Where, options?: ReadOptions) => Promise<number>;
  create: <Slug extends CollectionSlug>(
    collection: Slug,
    data: object,
    options?: WriteOptions,
  ) => Promise<DataFromCollectionSlug<Slug>>;
  update: (
    collection: CollectionSlug,
    which: number | Where,
    data: object,
    options?: WriteOptions,
  ) => Promise<void>;
  remove: (
    collection: CollectionSlug,
    which: number | Where,
    options?: WriteOptions,
  ) => Promise<void>;
}

/** Wraps Payload's Local API for tests: no access rules, no pages. */
export function recordsOf(payload: Payload): Records {
  const byIdOrWhere = (which: number | Where) =>
    typeof which === 'number' ? { id: which } : { where: which };
  const find: Records['find'] = async (collection, where = {}, options = {}) => {
    const found = await payload.find({
      ...{ collection, where, pagination: false, ...options },
      overrideAccess: true,
    });
    return found.docs;
  };
  return {
    find,
    async one(collection, where, options) {
      const [first] = await find(collection, where, { sort: '-id', limit: 1, ...options });
      if (!first) throw new Error(`no such record in ${collection}: ${JSON.stringify(where)}`);
      return first;
    },
    get: (collection, id, options = {}) =>
      payload.findByID({ collection, id, ...options, overrideAccess: true }),
    count: async (collection, where = {}, options = {}) =>
      (await payload.count({ collection, where, ...options, overrideAccess: true })).totalDocs,
    create: (collection, data, options = {}) =>
      payload.create({
        ...{ collection, data: data as never, ...options },
        overrideAccess: true,
      }),
    async update(collection, which, data, options = {}) {
      const target = byIdOrWhere(which) as { id: number };
      await payload.update({ collection, ...target, data, ...options, overrideAccess: true });
    },
    async remove(collection, which, options = {}) {
      const target = byIdOrWhere(which) as { id: number };
      await payload.delete({ collection, ...target, ...options, overrideAccess: true });
    },
  };
}
