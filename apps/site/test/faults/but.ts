/** An object whose methods are partly replaced; the others are its own, private fields and all. */
export function but<T extends object>(whole: T, replaced: Partial<T>): T {
  return new Proxy(whole, {
    get(target, name) {
      const value: unknown = Reflect.get(name in replaced ? replaced : target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
