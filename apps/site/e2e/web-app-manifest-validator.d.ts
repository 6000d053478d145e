declare module 'web-app-manifest-validator' {
  /** What is wrong with a manifest, a line each. */
  export default function validate(manifest: unknown): string[];
}
